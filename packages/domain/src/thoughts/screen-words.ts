import { folded } from "./folded.ts"

/** What an operator has looked at, and what they let through that a list of others would hold. */
export type WordList = { held: string[]; letThrough: string[] }

/**
 * The words of an operator's list, a word or phrase a line: a `*` at the end takes whatever follows, a `!` before it lets it through, a
 * `#` begins a remark.
 */
export function readWordList(text: string): WordList {
  const lines = text.split(/\r?\n/).map((line) => folded(line.replace(/#.*$/, "")).trim().replace(/\s+/g, " "))
  const said = lines.filter((line) => /[\p{L}\p{N}]/u.test(line))
  return {
    held: said.filter((line) => !line.startsWith("!")),
    letThrough: said.filter((line) => line.startsWith("!")).map((line) => line.slice(1).trim()),
  }
}

/** Which of a list's words stand in a text, as words of their own. */
export function screenWords(text: string, list: readonly string[]): string[] {
  const words = ` ${
    folded(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `
  return list.filter((entry) => {
    const isPrefix = entry.endsWith("*")
    const bare = (isPrefix ? entry.slice(0, -1) : entry).match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""
    return bare !== "" && words.includes(isPrefix ? ` ${bare}` : ` ${bare} `)
  })
}

/** What two thoughts have in common that say the same: their letters and figures, without case and accents. */
export function samenessOf(text: string): string {
  return (
    folded(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() || text
  )
}
