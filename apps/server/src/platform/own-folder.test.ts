import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { ownFolder } from "./own-folder.ts"

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "confetti-own-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

it("makes a folder for its user alone", () => {
  ownFolder(join(dir, "data/inner"))
  expect([modeOf(join(dir, "data/inner"))]).toEqual(["700"])
})

it("closes what is open in a folder that was used before, and leaves what a link leads to", () => {
  const outside = join(dir, "outside")
  const data = join(dir, "data")
  mkdirSync(join(data, "database"), { recursive: true })
  for (const file of [outside, join(data, "database/wal"), join(data, "tool")]) writeFileSync(file, "x")
  chmodSync(join(data, "database/wal"), 0o666)
  chmodSync(join(data, "tool"), 0o755)
  chmodSync(outside, 0o644)
  symlinkSync(outside, join(data, "link"))
  ownFolder(data)
  expect([data, join(data, "database"), join(data, "tool")].map(modeOf)).toEqual(["700", "700", "700"])
  expect([modeOf(join(data, "database/wal")), modeOf(outside)]).toEqual(["600", "644"])
})

it("refuses a folder that everybody shares, and leaves it as it was", () => {
  chmodSync(dir, 0o1777)
  expect(() => ownFolder(dir)).toThrow(`Other users can write to the folder ${dir}.`)
  expect(modeOf(dir)).toBe("777")
})

it("refuses somebody else's", () => {
  const uid = process.getuid?.() ?? 0
  vi.spyOn(process, "getuid").mockReturnValue(uid + 1)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(() => ownFolder(dir)).toThrow(`The folder ${dir} belongs to another user.`)
})
