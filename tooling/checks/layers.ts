import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { packagesOf } from './workspace.ts'
import type { Package } from './workspace.ts'

/**
 * Who may import whom among the shared packages. `types` may be imported for their types alone. A puzzle may import
 * every shared package and no other puzzle; a bundle may import everything but another bundle.
 */
const SHARED: Readonly<Record<string, { readonly code: readonly string[]; readonly types: readonly string[] }>> = {
  random: { code: [], types: [] },
  grid: { code: [], types: [] },
  groups: { code: ['random', 'grid'], types: [] },
  solver: { code: [], types: [] },
  svg: { code: [], types: [] },
  drag: { code: ['svg'], types: [] },
  puzzle: { code: ['random', 'grid', 'solver'], types: ['svg'] },
  numbers: { code: ['random', 'grid', 'groups', 'solver', 'svg', 'puzzle', 'player'], types: [] },
  loops: { code: ['random', 'grid', 'solver', 'puzzle'], types: [] },
  player: { code: ['puzzle', 'grid', 'svg', 'drag'], types: [] },
}

const sharedPath = (names: readonly string[]): string => `^packages/shared/(${names.join('|')})/`

type Rule = IForbiddenRuleType

/** What each shared package may not import. */
function sharedRules(): Rule[] {
  return Object.entries(SHARED).flatMap(([name, { code, types }]): Rule[] => {
    const from = { path: `^packages/shared/${name}/src/` }
    const known = [name, ...code, ...types]
    const rule = { severity: 'error' as const, from }
    // The laws are run by tests alone, and draw what they judge.
    const unlessLaws = { ...from, pathNot: '^packages/shared/puzzle/src/conformance/' }
    return [
      { ...rule, name: `shared-${name}`, to: { path: '^packages/', pathNot: sharedPath(known) } },
      ...(types.length === 0
        ? []
        : [
            {
              ...rule,
              from: unlessLaws,
              name: `shared-${name}-types`,
              to: { path: sharedPath(types), preCompilationOnly: false },
            },
          ]),
    ]
  })
}

const error = { severity: 'error' as const }

/** What holds everywhere. The bundle cli is a program and may use Node. */
const COMMON: readonly Rule[] = [
  {
    ...error,
    name: 'puzzle-alone',
    from: { path: '^packages/puzzles/([^/]+)/src/' },
    to: { path: '^packages/', pathNot: ['^packages/shared/', '^packages/puzzles/$1/'] },
  },
  {
    ...error,
    name: 'bundle-alone',
    from: { path: '^packages/bundles/([^/]+)/src/' },
    to: { path: '^packages/bundles/', pathNot: '^packages/bundles/$1/' },
  },
  {
    ...error,
    name: 'source-only',
    from: { path: '^packages/[^/]+/[^/]+/src/' },
    to: { pathNot: '^packages/[^/]+/[^/]+/src/', dependencyTypesNot: ['core'] },
  },
  {
    ...error,
    name: 'no-node',
    from: { path: '^packages/[^/]+/[^/]+/src/', pathNot: '^packages/bundles/cli/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    ...error,
    name: 'by-name',
    from: { path: '^packages/([^/]+/[^/]+)/src/' },
    to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  },
]

/** What holds for the code that is left when types are gone. */
const AT_RUN_TIME: readonly Rule[] = [
  { ...error, name: 'circle', from: { path: '^packages/' }, to: { circular: true } },
  {
    ...error,
    name: 'engine-without-drawing',
    from: { path: '^packages/puzzles/[^/]+/src/index\\.ts$' },
    to: { path: '^packages/shared/(svg|drag|player)/', reachable: true },
  },
]

const RESOLVING = {
  exportsFields: ['exports'],
  conditionNames: ['@kazu/source', 'import', 'default'],
  extensions: ['.ts', '.js'],
  extensionAlias: { '.js': ['.ts', '.js'] },
}

/** What the layer check found: how many files and imports it saw, and each import that is not allowed, as a line. */
export interface LayerReport {
  readonly files: number
  readonly imports: number
  readonly faults: readonly string[]
}

/** Checks who imports whom in the workspace at `root`. Throws when there is no package or no import to look at. */
export async function checkLayers(root: string): Promise<LayerReport> {
  const packages = packagesOf(root)
  const sources = packages.map(({ path }) => `${path}/src`)
  const written = await cruiseAt(root, sources, [...sharedRules(), ...COMMON], 'specify')
  const running = await cruiseAt(root, sources, AT_RUN_TIME, false)
  const imports = written.modules.reduce((count, { dependencies }) => count + dependencies.length, 0)
  if (imports === 0) throw new Error('The layer check has seen no import.')
  const faults = [...linesOf(written), ...linesOf(running), ...withoutLayer(packages)]
  return { files: written.modules.length, imports, faults: [...new Set(faults)].sort() }
}

async function cruiseAt(
  baseDir: string,
  sources: readonly string[],
  rules: readonly Rule[],
  tsPreCompilationDeps: 'specify' | false,
): Promise<ICruiseResult> {
  const ruleSet = { forbidden: [...rules] }
  const options = { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps, baseDir, ruleSet, validate: true }
  const { output } = await cruise([...sources], options, RESOLVING)
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text where an object was asked for.')
  return output
}

function linesOf(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)
}

function withoutLayer(packages: readonly Package[]): string[] {
  const unknown = packages.filter(({ group, folder }) => group === 'shared' && !Object.hasOwn(SHARED, folder))
  return unknown.map(({ path }) => `no-layer: nothing says whom ${path} may import`)
}
