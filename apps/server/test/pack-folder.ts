import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { onTestFinished } from "vitest"
import { smallPicture } from "./small-picture.ts"

/** A small, valid content pack in a folder of its own that a test may change, with a picture beside each tile. It is removed with the test. */
export type PackFolder = {
  dir: string
  write: (file: string, content: string | Uint8Array) => void
  rename: (from: string, to: string) => void
  remove: (file: string) => void
}

export function makePackFolder(files: Record<string, string | Uint8Array> = {}): PackFolder {
  const { pack, removeFolder } = makeLastingPack(files)
  onTestFinished(removeFolder)
  return pack
}

/** A pack for all tests of a file, which removes it. */
export function makeLastingPack(files: Record<string, string | Uint8Array> = {}): {
  pack: PackFolder
  removeFolder: () => void
} {
  const dir = mkdtempSync(join(tmpdir(), "confetti-pack-"))
  const write: PackFolder["write"] = (file, content) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
    const picture = join(dir, dirname(file), "moon.webp")
    if (/^tiles\/.*\.md$/.test(file) && !existsSync(picture)) writeFileSync(picture, smallPicture)
  }
  for (const [file, content] of Object.entries({ ...smallPack, ...files })) write(file, content)
  return {
    pack: {
      dir,
      write,
      rename: (from, to) => renameSync(join(dir, from), join(dir, to)),
      remove: (file) => rmSync(join(dir, file)),
    },
    removeFolder: () => rmSync(dir, { recursive: true, force: true }),
  }
}

type TileText = {
  title?: string
  formerly?: string[]
  category?: string
  picture?: string
  published?: string
  /** Items of the list. */
  questions?: string
}

/** A tile's file. The front matter has one field a line, `picture` from line 8 on. */
export function tileText(given: TileText = {}): string {
  const { title = "The Moon has tides too", formerly = [], category = "space", published = "2026-01-02" } = given
  const picture = given.picture ?? "file: moon.webp"
  return `---
title: ${title}
teaser: Twice a month its whole crust rises and sinks.
categories: [${category}]
aspect: 4x3
published: ${published}
${formerly.length > 0 ? `formerly: [${formerly.join(", ")}]` : "# never renamed"}
picture: { ${picture}, alt: A full moon inside three thin orbits. }
sources:
  - { title: The Moon, by: NASA Science, kind: page }
${given.questions === undefined ? "" : `questions:\n${given.questions}`}---

The opening text, with *care*.

## A first part

Its text.

## A second part
### 4.5 billion

Years.
`
}

/** Two questions for a tile. */
export const questionsText = `  - question: What rises and sinks on the Moon?
    options:
      - Its whole crust
      - Its only ocean
      - Its thin clouds
      - Its iron core
    right: Its whole crust
    why: The Earth pulls at the stone, twice a month.
  - question: By how much does it rise?
    options:
      - A hair's breadth
      - Half a metre
      - Five metres
      - Half a mile
    right: Half a metre
    why: Stone gives way a little, as water does a lot.
`

const smallPack: Record<string, string> = {
  "pack.yaml": "name: Testfetti\ntagline: Small things\ndescription: A pack for tests.\nlanguage: en\nlinks: {}\n",
  "categories.yaml":
    "- { slug: space, title: Space, emoji: 🪐, hue: 282 }\n- { slug: ocean, title: Ocean, emoji: 🐙, hue: 242.5 }\n",
  "tiles/space/moon.md": tileText(),
  "tiles/ocean/whales.md": tileText({ title: "Whales sing in rhyme", category: "ocean" }),
}
