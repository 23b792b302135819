export type PageCursor = { at: number; id: string }

export function cursorOf(before: string | undefined): PageCursor | null {
  if (before === undefined) return null
  const [at = "", id = ""] = before.split("_")
  return { at: Number(at), id }
}
