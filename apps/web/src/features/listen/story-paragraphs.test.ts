import { describe, expect, it } from "vitest"
import { growingTile, tileOf } from "../../../test/world.ts"
import { spokenLines, storyParagraphs } from "./story-paragraphs.ts"

describe("what is read of a story", () => {
  it("is all of it from the title on, by the names its blocks have on the screen", () => {
    const tile = tileOf("one")
    const paragraphs = storyParagraphs(tile)
    expect(paragraphs[0]).toEqual({ name: "title", text: "Title of one" })
    expect(paragraphs[1]?.name).toBe("body.0")
    for (const { id, title } of tile.subtiles) expect(paragraphs).toContainEqual({ name: id, text: title })
    expect(new Set(paragraphs.map(({ name }) => name)).size).toBe(paragraphs.length)
  })

  it("begins with the latest entry where the story still grows, as the screen does", () => {
    const story = growingTile("story")
    const titles = story.subtiles.map(({ title }) => title).reverse()
    const read = storyParagraphs(story).map(({ text }) => text)
    expect(read.filter((text) => titles.includes(text))).toEqual(titles)
  })

  it("takes a breath between the items of a list, and leaves out what is empty", () => {
    const body = [
      { type: "list" as const, ordered: true, items: [["First"], ["Then?"], [{ strong: ["Last"] }]] },
      { type: "paragraph" as const, text: [] },
    ]
    const paragraphs = storyParagraphs(tileOf("one", { body, subtiles: [] }))
    expect(paragraphs.slice(1)).toEqual([{ name: "body.0", text: "First. Then? Last." }])
  })

  it("is said in lines that know their paragraph", () => {
    const long = "It goes on. ".repeat(40).trim()
    const lines = spokenLines(
      [
        { name: "title", text: "Title" },
        { name: "body.0", text: long },
      ],
      "en",
    )
    expect(lines[0]).toEqual({ paragraph: 0, text: "Title" })
    expect(lines.slice(1).every(({ paragraph }) => paragraph === 1)).toBe(true)
    expect(
      lines
        .slice(1)
        .map(({ text }) => text)
        .join(" "),
    ).toBe(long)
  })
})
