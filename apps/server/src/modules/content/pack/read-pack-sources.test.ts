import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { InvalidPack } from "./problem.ts"
import { readPack } from "./read-pack.ts"

const moon = "tiles/space/moon.md"

const problemsOf = async (files: Record<string, string>): Promise<string[]> => {
  const { dir } = makePackFolder(files)
  try {
    await readPack(dir)
    return []
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    return error.problems.map(inEnglish)
  }
}

describe("what opens a source", () => {
  const brand = "name: Testfetti\ntagline: Small things\ndescription: A pack for tests.\nlanguage: en\nlinks: {}\n"
  const linksOf = async (source: string, lookup = "") => {
    const { dir } = makePackFolder({ [moon]: tileText().replace(", kind: page", source), "pack.yaml": brand + lookup })
    return (await readPack(dir)).tiles.find(({ slug }) => slug === "moon")?.sources[0]?.link
  }

  it("is its own address, or else what the pack names for looking it up", async () => {
    const lookup = "sourceLookup: { title: 'https://find.example/?q={query}', isbn: 'https://books.example/{isbn}' }\n"
    expect(await linksOf(", kind: page", lookup)).toEqual({
      href: "https://find.example/?q=The%20Moon%20NASA%20Science",
      isSearch: true,
    })
    expect(await linksOf(", year: 2002, kind: book, isbn: 978-0-306-40615-7", lookup)).toEqual({
      href: "https://books.example/9780306406157",
      isSearch: false,
    })
    expect(await linksOf(", kind: page, url: 'https://moon.example/a'", lookup)).toEqual({
      href: "https://moon.example/a",
      isSearch: false,
    })
  })

  it("is left out where there is neither", async () => {
    expect(await linksOf(", kind: page")).toBeUndefined()
  })

  it("is https, with a gap for what is looked up", async () => {
    expect(
      await problemsOf({ "pack.yaml": `${brand}sourceLookup: { title: 'http://find.example/{query}' }\n` }),
    ).toEqual(["pack.yaml:6: `sourceLookup.title` must be an https:// address"])
    expect(await problemsOf({ "pack.yaml": `${brand}sourceLookup: { isbn: 'https://books.example/' }\n` })).toEqual([
      "pack.yaml:6: `sourceLookup.isbn` must contain {isbn} where the search words go",
    ])
  })

  it.each<[string, string]>([
    [", url: 'http://moon.example', kind", "`sources[1].url` must be an https:// address"],
    [", url: 'https://me:you@moon.example', kind", "`sources[1].url` must be an https:// address"],
    [
      ", doi: 'https://doi.org/10.1038/419685a', kind",
      "`sources[1].doi` must be a DOI without a web address, such as 10.1038/419685a",
    ],
    [
      ", isbn: 978-0-306-40615-8, kind",
      "`sources[1].isbn` must be an ISBN of 10 or 13 digits; its check digit does not match",
    ],
    [
      ", doi: 10.1038/419685a, url: 'https://moon.example', kind",
      "`sources[1]` must have only one of `doi`, `isbn` and `url`",
    ],
  ])("is refused where it is wrong: %s", async (to, message) => {
    expect(await problemsOf({ [moon]: tileText().replace(", kind", to) })).toContain(`${moon}:10: ${message}`)
  })
})

it("takes the icon from the pack's own folder alone", async () => {
  const brand = "name: X\ntagline: x\ndescription: x\nlanguage: en\nlinks: {}\n"
  expect(await problemsOf({ "pack.yaml": `${brand}icon: ../icon.png\n` })).toEqual([
    "pack.yaml:6: `icon` must name a JPEG, PNG, WebP or AVIF file in the pack",
  ])
})
