/** Phrases that read as if translated, and what a product says instead. Tested on each English text when the catalogues are checked. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/did not arrive|not to be had|can’t be had/i, "Could not load, Not available right now"],
  [/\bfetching\b/i, "Loading"],
  [/\bjust now\b/i, "right now"],
  [/\bas it was\b/i, "Nothing changed"],
  [/\bsomebody\b|\bwhoever\b/i, "someone, anyone who"],
  [/\bby (?:itself|themselves)\b/i, "automatically"],
  [/\b(?:shows? (?:itself|themselves)|set aside)\b/i, "appears, reserved"],
  [/\btake[ns]? (?:back|down|away)\b|\bput away\b/i, "undone, removed, Close"],
  [/\bstill grow|\bstor(?:y|ies) that grow/i, "developing"],
  [/\blog in\b|\be-mail/i, "sign in, email"],
  [/\d %|\} %/, "% without a space"],
]

/** The problem with an English text's wording, or null. */
export function stiltedPhrase(id: string): string | null {
  for (const [phrase, plain] of phrases) {
    const found = phrase.exec(id)?.[0]
    if (found !== undefined) return `\`${id}\` says “${found}”; plain English: ${plain}`
  }
  return null
}
