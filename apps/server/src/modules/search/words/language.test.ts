import { expect, it } from "vitest"
import { anyLanguage, languageOf } from "./language.ts"
import { createWordIndex } from "./word-index.ts"

const asWritten = { isForgiving: false, mostMissed: 0 }

/** Which of these titles a search finds, by their places. */
async function find(tag: string, titles: readonly string[], query: string): Promise<number[]> {
  const index = createWordIndex(await languageOf(tag))
  for (const title of titles) index.add({ title, text: title })
  const scores = index.match(query.split(" "), asWritten)
  return titles.flatMap((_, tile) => ((scores[tile] ?? 0) > 0 ? [tile] : []))
}

it.each([
  ["en", "galaxies", "galaxy"],
  ["en", "wolves", "wolf"],
  ["de", "haus", "hauser"],
  ["de-AT", "katze", "katzen"],
  ["fr", "etoile", "etoiles"],
  ["es", "pinguino", "pinguinos"],
  ["nb", "stjerne", "stjerner"],
  ["ru", "звезда", "звезды"],
])("languageOf %s finds %s by %s", async (tag, said, asked) => {
  expect(await find(tag, [said, "xyz"], `${asked} ${asked}`)).toEqual([0])
  expect(await find(tag, [asked, "xyz"], `${said} ${said}`)).toEqual([0])
})

it.each([
  ["en", "the moon"],
  ["de", "fur den mond"],
  ["fr", "la lune"],
])("languageOf %s does without the stop words of: %s", async (tag, query) => {
  const said = query.split(" ").at(-1) ?? ""
  expect(await find(tag, [said, "xyz"], query)).toEqual([0])
})

it("languageOf keeps apart in English what a stemmer would join", async () => {
  expect(await find("en", ["universe", "university"], "universe universe")).toEqual([0])
})

it("languageOf a language nobody knows takes words as they are written", async () => {
  expect(await languageOf("eo")).toBe(anyLanguage)
  expect(await find("eo", ["luno", "lunoj"], "luno luno")).toEqual([0])
})
