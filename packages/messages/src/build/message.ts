/** Offsets in a source file, `end` excluded. */
export type Slice = { start: number; end: number }

/** An element inside a message, and its contents; null if it is a single placeholder. */
export type ElementSlice = Slice & { inside: Slice | null }

export type Message = Slice & {
  form: "children" | "attribute" | "expression" | "tagged" | "plural"
  /** The English text in ICU MessageFormat: `{name}` for a value, `<b>…</b>` for an element, and plurals. */
  id: string
  /** Surrounding white space, which is not part of the message. */
  before: string
  after: string
  /** The source of each value and element, by its name in the message. */
  values: Map<string, Slice>
  elements: Map<string, ElementSlice>
}
