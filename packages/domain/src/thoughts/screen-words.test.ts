import { expect, it } from "vitest"
import { readWordList, samenessOf, screenWords } from "./screen-words.ts"

const { held: list, allowed } = readWordList(
  "# ours\ndarn\n  Bad   Word \nspam*  # and what follows\n*\n\nstraße\n!Penistone\n! Moby  Dick # the whale\n!",
)

it("reads a word a line, without remarks", () => {
  expect(list).toEqual(["darn", "bad word", "spam*", "straße"])
  expect(allowed).toEqual(["penistone", "moby dick"])
})

it.each([
  ["DARN it", ["darn"]],
  ["dárn", ["darn"]],
  ["ｄａｒｎ!", ["darn"]],
  ["da\u200brn", ["darn"]],
  ["a bad, word", ["bad word"]],
  ["spammers", ["spam*"]],
  ["Straße", ["straße"]],
])("finds in %j %j", (text, found) => expect(screenWords(text, list)).toEqual(found))

it.each(["darning socks", "not bad at all, my word", "antispam"])("leaves %j alone", (text) => {
  expect(screenWords(text, list)).toEqual([])
})

it("knows the same words in other clothes, and tells emoji apart", () => {
  expect(samenessOf("Buy  NOW!!!")).toBe(samenessOf("búy now"))
  expect(samenessOf("🎉")).not.toBe(samenessOf("🎈"))
})
