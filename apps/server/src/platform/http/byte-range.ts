/** A range of bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** The requested range; null for the whole file or unsupported ranges; "unsatisfiable" beyond the end. */
export function readRange(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? []
  if (first === undefined || last === undefined || (first === "" && last === "")) return null
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return null
  return start >= size ? "unsatisfiable" : { start, end }
}
