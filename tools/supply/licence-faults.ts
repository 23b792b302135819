import { fetchedPackages, type LockFile } from "./lock-file.ts"

/** SPDX identifiers. Each lets us ship what it covers; those of the last line if it is shipped as it is, which we do. */
const allowed = new Set(
  [
    "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 Apache-2.0 Unlicense CC0-1.0 Zlib Python-2.0",
    "OFL-1.1 CC-BY-4.0",
    "MPL-2.0 LGPL-3.0-or-later",
  ].flatMap((line) => line.split(" ")),
)

/** Where the metadata says nothing and the package's own text does, at this version. */
const statedElsewhere: Record<string, string> = { "combine-errors@3.0.3": "MIT" }

/** The packages whose licence is not known to let them be shipped, or not stated. */
export function licenceFaults(lock: LockFile): string[] {
  return fetchedPackages(lock).flatMap(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)
    const stated = license ?? statedElsewhere[`${name}@${version}`]
    if (stated === undefined) return `${path} states no licence.`
    return isAllowed(stated) ? [] : `${path} is under ${stated}, which is not among the licences we ship.`
  })
}

/** Of an SPDX expression without nested parentheses: all parts of one of its alternatives. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((alternative) => alternative.split(" AND ").every((licence) => allowed.has(licence)))
}
