import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { type HostileFile, hostileClips, hostilePhotos, payload } from "../../../../test/hostile-files.ts"
import { hasFilmTools } from "../../../../test/shoot-film.ts"
import { processFile } from "./process-file.ts"

const dir = mkdtempSync(join(tmpdir(), "confetti-process-"))
afterAll(() => rmSync(dir, { recursive: true }))

async function process({ name, kind, bytes }: HostileFile) {
  const path = join(dir, name)
  const workDir = join(dir, `${name}.made`)
  writeFileSync(path, bytes)
  mkdirSync(workDir)
  const made = await processFile(path, kind, workDir)
  if (made.ok) for (const file of made.files) expect(readFileSync(file.path).includes(payload)).toBe(false)
  return made.ok ? null : made.flaw
}

describe("a photo", async () => {
  it.each(await hostilePhotos())("$name: $flaw", async (file) => {
    expect(await process(file)).toBe(file.flaw)
  })
})

describe.skipIf(!(await hasFilmTools()))("a clip", async () => {
  const clips = (await hasFilmTools()) ? await hostileClips(dir) : []
  it.each(clips)("$name: $flaw", async (file) => {
    expect(await process(file)).toBe(file.flaw)
  })
})
