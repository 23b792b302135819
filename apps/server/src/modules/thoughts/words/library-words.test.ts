import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { libraryWords } from "./library-words.ts"

const content = join(import.meta.dirname, "../../../../../../content")

describe("words that are held", () => {
  it.each([
    ["what the fuck", "fuck"],
    ["you little sh1t", "shit"],
    ["a b!tch", "bitch"],
    ["ʃʃ ｆｕｃｋ", "fuck"],
    ["fuuuuck this", "fuck"],
    ["cockpit, cock", "cock"],
  ])("%j is seen through", (text, word) => expect(libraryWords(text, [])).toContain(word))

  it("are let through where the operator says so, as words of their own", () => {
    expect(libraryWords("A porn shop", ["porn"])).toEqual([])
    expect(libraryWords("Pornstar", ["porn"])).toEqual(["porn"])
  })
})

describe("words that mean something else", () => {
  it.each([
    "Scunthorpe, Penistone, Clitheroe and Cockermouth",
    "an assassin in the cockpit",
    "Moby-Dick and Charles Dickens",
    "a great tit, two blue tits and a booby",
    "cumin and shiitake, magna cum laude",
    "Fukushima on 11.03.2011, Essex on 12/11/2026 at 17:17",
    "0.717 % of 5,455",
    "the fire-retardant class pass, a bass, the grass",
    "a chink in the armour",
  ])("%j", (text) => expect(libraryWords(text, [])).toEqual([]))

  it("in what this pack tells, but for a word for dung", () => {
    const files = globSync("{tiles,pages,shop,games}/**/*.{md,yaml}", { cwd: content }).toSorted()
    const lines = files.flatMap((file) => readFileSync(join(content, file), "utf8").split("\n"))
    const held = lines.flatMap((line) => libraryWords(line, []).map((word) => `${word}: ${line.trim().slice(0, 60)}`))
    expect(held.filter((each) => !each.startsWith("turd: "))).toEqual([])
  })

  it("in the word list of the games", () => {
    const words = readFileSync(join(content, "games/words/common.txt"), "utf8").split(/\s+/)
    expect(words.filter((word) => libraryWords(word, []).length > 0)).toEqual([])
  })
})
