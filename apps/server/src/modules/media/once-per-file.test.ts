import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { oncePerFile } from "./once-per-file.ts"

it("looks again only after the file was written, or when looking failed", async () => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-once-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const path = join(dir, "a")
  let looks = 0
  const look = oncePerFile(async () => {
    looks += 1
    if (looks === 1) throw new Error("not yet")
    return looks
  })
  writeFileSync(path, "one")
  await expect(look(path)).rejects.toThrow("not yet")
  expect([await look(path), await look(path)]).toEqual([2, 2])
  writeFileSync(path, "three")
  expect(await look(path)).toBe(3)
})
