/** A value's place in a document: `["sources", 1, "kind"]`. */
export type Path = readonly (string | number)[]

type Branch = Record<string | number, unknown>

export function isWithin(path: Path, start: Path): boolean {
  return start.every((part, at) => path[at] === part)
}

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && isWithin(a, b)
}

/** Undefined for a missing path. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document
  for (const part of path) value = (value as Branch | null | undefined)?.[part]
  return value
}

export function withValueAt<Document>(document: Document, [part, ...rest]: Path, value: unknown): Document {
  if (part === undefined) return value as Document
  const next = withValueAt((document as Branch)[part], rest, value)
  if (Array.isArray(document) && typeof part === "number") return document.with(part, next) as Document
  return { ...document, [part]: next }
}
