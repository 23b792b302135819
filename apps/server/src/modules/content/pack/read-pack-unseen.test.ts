import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"

const moon = "tiles/space/moon.md"

const problemsOf = (files: Record<string, string>) => problemsIn(makePackFolder(files).dir)

async function problemsIn(dir: string): Promise<string[]> {
  const refusal: unknown = await readPack(dir).catch((error: unknown) => error)
  return refusal instanceof InvalidPack ? refusal.problems.map(inEnglish) : []
}

describe("what would go wrong unseen is told with its file and line", () => {
  it.each([
    ["| a | b |\n|---|---|\n| 1 | 2 |", 20, /pipe tables are not supported/],
    ["It was ~~red~~ blue.", 19, /strikethrough is not supported/],
    ["- [ ] one", 19, /task lists are not supported/],
    ["Nice :smile: one.", 19, /emoji shortcodes are not supported/],
    ["See https://example.org/a for more.", 19, /bare addresses are not supported/],
    ["Words.\u202eabc", 19, /contains an invisible character: U\+202E/],
    ["Words.\u0007", 19, /contains an invisible character: U\+0007/],
  ])("in a text: %j", async (text, line, message) => {
    const problems = await problemsOf({ [moon]: tileText().replace("Its text.\n", `Its text.\n\n${text}\n`) })
    expect(problems).toEqual([expect.stringMatching(message)])
    expect(problems[0]).toContain(`${moon}:${line}: `)
  })

  it.each([
    ['"The Moon \\0 has tides"', /contains an invisible character: U\+0000/],
    ['"The Moon \\u202e has tides"', /U\+202E/],
    ['"The Moon\\nhas tides"', /must be one line/],
  ])("in a title: %s", async (title, message) => {
    const problems = await problemsOf({ [moon]: tileText().replace(/title: .*/, `title: ${title}`) })
    expect(problems).toEqual([expect.stringMatching(message)])
    expect(problems[0]).toContain(`${moon}:2: `)
  })

  it("leaves times, links and addresses in links alone", async () => {
    const text = "At 10:30:15, see [https://example.org](https://example.org) or <https://example.org/a>."
    expect(await problemsOf({ [moon]: tileText().replace("Its text.", text) })).toEqual([])
  })

  it("in a file that is no UTF-8, or none at all", async () => {
    const { dir } = makePackFolder()
    const [before = "", after = ""] = tileText().split("Its text.")
    writeFileSync(
      join(dir, moon),
      Buffer.concat([before, "Un caf", Buffer.from([0xe9]), after].map((part) => Buffer.from(part))),
    )
    writeFileSync(join(dir, "tiles/SUN.MD"), tileText())
    writeFileSync(join(dir, "tiles/sun.markdown"), tileText())
    mkdirSync(join(dir, "tiles/folder.md"))
    symlinkSync("nowhere", join(dir, "tiles/gone.md"))
    expect(await problemsIn(dir)).toEqual([
      "tiles/SUN.MD:1: is not read: its name must end in .md",
      "tiles/folder.md:1: is a folder, but its name ends like a file's",
      "tiles/gone.md:1: is a link to a file that does not exist",
      `${moon}:17: is not UTF-8: save the file in that encoding`,
      "tiles/sun.markdown:1: is not read: its name must end in .md",
    ])
  })
})
