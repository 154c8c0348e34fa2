import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { packagesAndTemplate, sourceAliases } from './workspace.ts'

/** A piece of code in a README. */
export interface Example {
  /** The README's path from the root and the number of the block in it: `packages/shared/grid/README.md 1`. */
  readonly name: string
  readonly code: string
  /** Whether it needs a page. */
  readonly page: boolean
}

const PAGE = /@kazu\/[a-z-]+\/(?:play|element|runtime)'|@kazu\/player'|\bdocument\b/

/** The blocks of `ts` code of the repository's README and of every package's, in the workspace at `root`. */
export function examplesOf(root: string): readonly Example[] {
  const folders = ['.', ...packagesAndTemplate(root).map(({ path }) => path)]
  const found = folders.flatMap((folder) => {
    const path = join(folder, 'README.md').replaceAll('\\', '/')
    return existsSync(join(root, path)) ? examplesIn(path, readFileSync(join(root, path), 'utf8')) : []
  })
  if (found.length === 0) throw new Error('No README has an example.')
  return found
}

/** The blocks of `ts` code of one README. */
export function examplesIn(path: string, text: string): readonly Example[] {
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
  return blocks.map((code, index) => ({ name: `${path} ${index + 1}`, code, page: PAGE.test(code) }))
}

const CLAIM = /^(\S.*?);?\s+\/\/ => (.+)$/gm

/**
 * The code with each line `expression // => value` turned into a call of `claim(expression, value)`, so that what a
 * README says comes out does come out.
 */
export function withClaims(code: string): { readonly code: string; readonly claims: number } {
  let claims = 0
  const checked = code.replace(CLAIM, (_, expression: string, value: string) => {
    claims++
    return `claim(${expression}, ${value})`
  })
  return { code: `declare const claim: (found: unknown, said: unknown) => void\n${checked}\nexport {}\n`, claims }
}

/** What TypeScript says of examples, one line each. `aliases` name the source files of packages by their entries. */
export function typeFaults(
  root: string,
  examples: readonly Example[],
  aliases: Readonly<Record<string, string>> = sourceAliases(root),
): readonly string[] {
  const names = new Map(examples.map((example, index) => [join(root, `example-${index}.ts`), example]))
  const textOf = (path: string): string | undefined => {
    const example = names.get(path)
    return example === undefined ? undefined : withClaims(example.code).code
  }
  const settings = compilerOptions(root, aliases)
  const program = ts.createProgram([...names.keys()], settings, hostWith(settings, textOf))
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = names.get(file?.fileName ?? '')?.name ?? file?.fileName ?? ''
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** The options of the repository, with every package found by the names of its entries, as in a project that has installed it. */
export function compilerOptions(root: string, aliases: Readonly<Record<string, string>>): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: Record<string, unknown> }
  }
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      isolatedDeclarations: false,
      declaration: false,
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    },
    root,
  )
  const paths = Object.fromEntries(Object.entries(aliases).map(([name, source]) => [name, [source]]))
  return { ...options, paths, noUnusedLocals: false }
}

/** A compiler host that knows some files more than the disk. */
export function hostWith(settings: ts.CompilerOptions, textOf: (path: string) => string | undefined): ts.CompilerHost {
  const disk = ts.createCompilerHost(settings)
  return {
    ...disk,
    fileExists: (path) => textOf(path) !== undefined || disk.fileExists(path),
    readFile: (path) => textOf(path) ?? disk.readFile(path),
    getSourceFile: (path, ...rest) => {
      const text = textOf(path)
      return text === undefined
        ? disk.getSourceFile(path, ...rest)
        : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
    },
  }
}
