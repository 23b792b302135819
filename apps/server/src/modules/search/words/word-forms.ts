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

const endings: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ["ies", ["y", "ie"]],
  ["ied", ["y"]],
  ["ves", ["f", "fe"]],
  ["es", ["", "e", "is"]],
  ["is", ["es"]],
  ["s", [""]],
  ["ed", ["", "e"]],
  ["ing", ["", "e"]],
  ["fe", ["ves"]],
  ["f", ["ves"]],
  ["y", ["ies", "ied"]],
  ["e", ["ing"]],
  ["", ["s", "es", "d", "ed", "ing"]],
]

/** A shorter stem is another word. */
const leastLetters = 3

/** Possible forms of a word: singular, plural and verb endings. They include every true form; invented ones never occur in the index. */
export function wordForms(word: string): string[] {
  const forms = new Set<string>()
  // Two forms are often related through a third: tasting, taste, tastes.
  for (const form of nextForms(word)) for (const further of [form, ...nextForms(form)]) forms.add(further)
  forms.delete(word)
  return [...forms]
}

function nextForms(word: string): string[] {
  if (/\d/.test(word)) return []
  const forms: string[] = []
  const known = irregularForms.get(word)
  if (known) forms.push(known)
  for (const [ending, others] of endings) {
    const stem = word.slice(0, word.length - ending.length)
    // A double s is no plural: princess is not several princes.
    if (!word.endsWith(ending) || stem.length < leastLetters || (ending === "s" && stem.endsWith("s"))) continue
    for (const other of others) forms.push(stem + other)
  }
  return forms
}
