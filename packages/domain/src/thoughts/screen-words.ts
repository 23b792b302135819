import { folded } from "./folded.ts"

/** An operator's list: words to review, and words to allow although a library would not. */
export type WordList = { held: string[]; allowed: string[] }

/**
 * Parses an operator's list, one word or phrase a line: a final `*` matches any ending, a leading `!` allows it, a `#` begins a comment.
 */
export function readWordList(text: string): WordList {
  const lines = text.split(/\r?\n/).map((line) => folded(line.replace(/#.*$/, "")).trim().replace(/\s+/g, " "))
  const said = lines.filter((line) => /[\p{L}\p{N}]/u.test(line))
  return {
    held: said.filter((line) => !line.startsWith("!")),
    allowed: said.filter((line) => line.startsWith("!")).map((line) => line.slice(1).trim()),
  }
}

/** The words of a list that occur in a text as whole words. */
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

/** A key for equal thoughts: letters and digits without case and accents. */
export function samenessOf(text: string): string {
  return (
    folded(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() || text
  )
}
