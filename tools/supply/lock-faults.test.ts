import { describe, expect, it } from "vitest"
import { licenceFaults } from "./licence-faults.ts"
import { lockFaults } from "./lock-faults.ts"
import type { LockedPackage, LockFile } from "./lock-file.ts"

const sound: LockedPackage = { version: "1.0.0", integrity: "sha512-aa", license: "MIT" }
const lockOf = (entry: LockedPackage): LockFile => ({ packages: { "": {}, "node_modules/kept": entry } })

describe("the lock file", () => {
  it("is in order where each package has its hash and what is installed is what was locked", () => {
    const own = { "apps/web": {}, "node_modules/@confetti/web": { link: true, resolved: "apps/web" } }
    const lock = { packages: { ...own, ...lockOf(sound).packages } }
    expect(lockFaults(lock, lockOf(sound))).toEqual([])
  })

  it.each<[string, LockedPackage]>([
    ["a missing hash", { ...sound, integrity: "" }],
    ["an old kind of hash", { ...sound, integrity: "sha1-aa" }],
    ["a place of its own", { ...sound, resolved: "git+ssh://git@example.org/kept.git" }],
    ["a script at its installation", { ...sound, hasInstallScript: true }],
  ])("names a package with %s", (_, entry) => {
    expect(lockFaults(lockOf(entry), lockOf(entry))).toEqual([expect.stringContaining("node_modules/kept")])
  })

  it.each<[string, LockFile]>([
    ["another version", lockOf({ ...sound, version: "1.0.1" })],
    ["other bytes", lockOf({ ...sound, integrity: "sha512-bb" })],
    ["what was never locked", { packages: { ...lockOf(sound).packages, "node_modules/stray": sound } }],
  ])("names what is installed as %s", (_, installed) => {
    expect(lockFaults(lockOf(sound), installed)).toHaveLength(1)
  })
})

describe("licences", () => {
  it.each(["MIT", "(MIT AND Zlib)", "GPL-3.0-only OR Apache-2.0", "Apache-2.0 AND LGPL-3.0-or-later"])(
    "%s lets a package be shipped",
    (license) => expect(licenceFaults(lockOf({ ...sound, license }))).toEqual([]),
  )

  it.each(["GPL-3.0-only", "MIT AND SSPL-1.0", "SEE LICENSE IN LICENSE"])("%s is named", (license) => {
    expect(licenceFaults(lockOf({ ...sound, license }))).toEqual([expect.stringContaining(license)])
  })

  it("names a package that states none", () => {
    const { license: _, ...silent } = sound
    expect(licenceFaults(lockOf(silent))).toEqual(["node_modules/kept states no licence."])
  })
})
