/** Plurals that follow no rule. */
const irregular: readonly (readonly [one: string, many: string])[] = [
  ["man", "men"],
  ["woman", "women"],
  ["child", "children"],
  ["person", "people"],
  ["mouse", "mice"],
  ["louse", "lice"],
  ["goose", "geese"],
  ["tooth", "teeth"],
  ["foot", "feet"],
  ["ox", "oxen"],
]
const irregularForms = new Map(irregular.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]))

/** What a word may end in, and what stands there in its other forms. The longest that fits and leaves enough is a guess too. */
const endings: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ["ies", ["y", "ie"]],
  ["ied", ["y"]],
  ["ves", ["f", "fe", "ve"]],
  ["es", ["", "e", "is"]],
  ["is", ["es"]],
  ["s", [""]],
  ["ed", ["", "e"]],
  ["ing", ["", "e"]],
  ["fe", ["ves"]],
  ["f", ["ves"]],
  ["y", ["ies", "ied"]],
  ["", ["s", "es", "ed", "ing"]],
]

/** So much must be left of a word: what is shorter is another word. */
const leastLetters = 3

/**
 * The other forms a word may be written in: singular and plural, and the endings of verbs. These are guesses, made so that
 * every true form is among them; those that no tile says are never met.
 */
export function wordForms(word: string): string[] {
  const forms = new Set<string>()
  const known = irregularForms.get(word)
  if (known) forms.add(known)
  if (/\d/.test(word)) return [...forms]
  for (const [ending, others] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, word.length - ending.length)
    if (stem.length < leastLetters) continue
    for (const other of others) forms.add(stem + other)
  }
  forms.delete(word)
  return [...forms]
}
