import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  isolatedDeclarations: true,
  declaration: true,
  verbatimModuleSyntax: true,
  stripInternal: true,
}

/**
 * Writes the types of a package beside its code, a declaration file for each source. Every public type is written out
 * (`isolatedDeclarations`), so that each file is translated alone, without the others and without the packages that it
 * imports: a build takes a second where bundling the types takes five. Whether the types are sound is checked apart.
 * Throws for a file that needs another one to tell its types.
 */
export function writeDeclarations(from: string, to: string): void {
  const sources = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  if (sources.length === 0) throw new Error(`There is no source in ${from}.`)
  for (const path of sources) {
    const target = join(to, path.replace(/\.ts$/, '.d.ts'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, declarationOf(join(from, path)))
  }
}

function declarationOf(path: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
    fileName: path,
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
  })
  const [first] = diagnostics
  if (first !== undefined) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`)
  return outputText
}
