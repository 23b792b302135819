/** From the letter at `start` to before the letter at `end` of a source file. */
export type Slice = { start: number; end: number }

/** An element amid text, and what is between its tags; null where it is one piece to the text around it. */
export type ElementSlice = Slice & { inside: Slice | null }

export type Message = Slice & {
  /** What stands there: children of an element, the value of an attribute, an expression with or without the tag `t`, or the forms of a plural. */
  form: "children" | "attribute" | "expression" | "tagged" | "plural"
  /** The English text, in ICU MessageFormat: `{name}` for a value, `<b>…</b>` for an element, and plurals. */
  id: string
  /** The space around it, which belongs to what it stands beside. */
  before: string
  after: string
  /** The source of each value and of each element, by the name that the text has for it. */
  values: Map<string, Slice>
  elements: Map<string, ElementSlice>
}
