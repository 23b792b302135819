import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { describe, expect, it } from "vitest"
import { drawCover, markOf } from "./draw-cover.ts"
import { readCovers } from "./read-covers.ts"

const root = join(import.meta.dirname, "../..")

describe.each(["content", "content-de"])("a cover of %s", (pack) => {
  const covers = readCovers(join(root, pack))

  it("is drawn from what its line, its tile and its category say", async () => {
    expect(await Promise.all(covers.map(({ path }) => markOf(path)))).toEqual(covers.map(({ mark }) => mark))
  })

  it("has a line", () => {
    const files = readdirSync(join(root, pack, "tiles"), { recursive: true, encoding: "utf8" })
    const drawn = files.filter((file) => file.endsWith(".avif")).map((file) => join(root, pack, "tiles", file))
    expect(drawn.toSorted()).toEqual(covers.map(({ path }) => path).toSorted())
  })
})

it("a cover is the same bytes when it is drawn again", async () => {
  const cover = defined(readCovers(join(root, "content-de"))[0])
  expect((await drawCover(cover)).equals(readFileSync(cover.path))).toBe(true)
})
