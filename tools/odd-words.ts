/** Names that hide what a thing is, and the field's term. What is stored or sent keeps its name: `flaw`, `keptAt`, `toldUntil`. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\w*trouble\w*/i, "error"],
  [/\b(?:\w+Flaws?|flaws?[A-Z]\w*|flaws)\b/, "problem"],
  [/\b(?:Kept[A-Z]|kept(?!At\b)[A-Z]|(?:read|write|remove|list|use|put)Kept)\w*/, "saved or cached"],
  [/\bu?n?told(?!Until\b)[A-Z]\w*|\buntold\b|\w+Untold\b/, "synced, sent or reported"],
  [/\bstrangers?[A-Z]\w*|\w+[a-z]Strangers?\b/, "guest"],
  [/\bstanding[A-Z]\w*|\w+OfStanding\b/, "current, or trusted"],
  [/\bdesk[A-Z]\w*|\w+[a-z]Desk\b/, "studio or admin"],
  [/\b(?:soundly|inTurns|workshop)\b/i, "parse, mapLimit, tools"],
]

const begun = /^\s*(?:\/\*\*?|\/\/|\{\/\*)\s*(What|Who|Whoever|Whom|It|They|Nobody|Somebody|Everybody)\b/

/** What is odd about a line of code, or null. `before` is the line above it: a comment may go on with a pronoun. */
export function oddWord(line: string, before: string): string | null {
  const pronoun = /^\s*\/\//.test(before) ? undefined : begun.exec(line)?.[1]
  if (pronoun !== undefined) return `a comment begins with its subject, and not with “${pronoun}”`
  for (const [name, term] of names) {
    const found = name.exec(line)?.[0]
    if (found !== undefined) return `“${found}” is called ${term}`
  }
  return null
}
