import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { expect, it, onTestFinished } from "vitest"
import { wordsIn } from "../../platform/words/words-in.ts"
import { findPictureProblem } from "./originals.ts"

it("takes the kinds of pictures there may be, and nothing that is only called so", async () => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-originals-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const picture = () => sharp({ create: { width: 20, height: 20, channels: 3, background: "#f00" } })
  const files = {
    "a.jpg": await picture().jpeg().toBuffer(),
    "a.png": await picture().png().toBuffer(),
    "a.webp": await picture().webp().toBuffer(),
    "a.avif": await picture().avif().toBuffer(),
  }
  const others = {
    "svg.png": Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>',
    ),
    "gif.jpg": await picture().gif().toBuffer(),
    "tiff.png": await picture().tiff().toBuffer(),
  }
  const findProblem = async ([name, bytes]: [string, Buffer]) => {
    writeFileSync(join(dir, name), bytes)
    return [name, (await findPictureProblem(join(dir, name)))?.(wordsIn("en"))]
  }
  for (const file of Object.entries(files)) expect(await findProblem(file)).toEqual([file[0], undefined])
  for (const file of Object.entries(others))
    expect(await findProblem(file)).toEqual([file[0], "is not a JPEG, PNG, WebP or AVIF"])
})
