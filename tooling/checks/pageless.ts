import { join } from 'node:path'
import ts from 'typescript'
import { hostWith } from './examples.ts'
import { root } from './workspace.ts'

const CONFIG = join(root, 'tooling', 'tsconfig.engine.json')

/** The program of everything that must load without a page, as `pnpm in:types` checks it. */
function engineConfig(): ts.ParsedCommandLine {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '))
    },
  }
  const config = ts.getParsedCommandLineOfConfigFile(CONFIG, {}, host)
  if (config === undefined) throw new Error(`${CONFIG} is missing.`)
  return config
}

/** The files that must load without a page, by their paths from the root with slashes. */
export function engineFiles(): readonly string[] {
  const found = engineConfig().fileNames.map((file) => file.slice(root.length).replaceAll('\\', '/'))
  if (found.length === 0) throw new Error('The check for engines without a page looks at nothing.')
  return found
}

/** What TypeScript says of a text if it stood among the engines as that file. */
export function engineFaults(path: string, text: string): readonly string[] {
  const { options } = engineConfig()
  const planted = join(root, path)
  const host = hostWith(options, (path) => (path === planted ? text : undefined))
  const program = ts.createProgram([planted], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
