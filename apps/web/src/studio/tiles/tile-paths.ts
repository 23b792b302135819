export const tilesPath = "/studio/tiles"

export function tilePath(id: string): string {
  return `${tilesPath}/${encodeURIComponent(id)}`
}

export function tileIdIn(path: string): string | null {
  const [, id = ""] = /^\/studio\/tiles\/([^/]+)\/?$/.exec(path) ?? []
  try {
    return id === "" ? null : decodeURIComponent(id)
  } catch {
    return id
  }
}
