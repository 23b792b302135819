import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { IModule } from "dependency-cruiser"

/** At most so many lines make a crumb, and so many a file that it still fits into. */
const most = { crumb: 40, file: 400 }

/**
 * Crumbs of the web app: files of a few lines with one reader in the same feature, no test and no chunk of their own. Each belongs into that
 * reader (decision 35).
 */
export function findCrumbs(root: string, modules: readonly IModule[]): string[] {
  const readers = new Map<string, { reader: string; isApart: boolean }[]>()
  for (const { source, dependencies } of modules)
    for (const { resolved, dynamic, dependencyTypes } of dependencies) {
      const known = readers.get(resolved) ?? []
      // A front door passes on what others read.
      readers.set(resolved, [...known, { reader: source, isApart: dynamic || dependencyTypes.includes("export") }])
    }
  const lines = (source: string) => readFileSync(join(root, source), "utf8").split("\n").length - 1
  return [...readers].flatMap(([source, [first, ...others]]) => {
    if (areaOf(source) === undefined) return []
    if (!first || first.isApart || others.length > 0 || areaOf(first.reader) !== areaOf(source)) return []
    const own = lines(source)
    const isCrumb = own <= most.crumb && own + lines(first.reader) <= most.file
    return isCrumb ? `${source}: its ${own} lines belong into ${first.reader}, which alone reads them` : []
  })
}

/** The feature that a file of the web app is in, or the part of the app. Undefined for what is none. */
function areaOf(source: string): string | undefined {
  return /^apps\/web\/src\/(features\/[^/]+|app|document|platform|ui)\/.*(?<!\.test)\.tsx?$/.exec(source)?.[1]
}
