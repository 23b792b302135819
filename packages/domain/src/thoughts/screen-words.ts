/** Letters as they are meant: without case, accents, wide forms and what stands for letters. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
}

/** The words of an operator's list, a word or phrase a line; a `*` at the end takes whatever follows, a `#` begins a remark. */
export function readWordList(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => folded(line.replace(/#.*$/, "")).trim().replace(/\s+/g, " "))
    .filter((line) => line.replaceAll("*", "") !== "")
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
