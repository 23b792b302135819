export const tilesPath = "/studio/tiles"

export function tilePath(id: string): string {
  return `${tilesPath}/${encodeURIComponent(id)}`
}

/** The id of the tile that a path of the studio leads to; null where it leads to all of them. */
export function tileIdIn(path: string): string | null {
  const [, id = ""] = /^\/studio\/tiles\/([^/]+)\/?$/.exec(path) ?? []
  try {
    return id === "" ? null : decodeURIComponent(id)
  } catch {
    return id
  }
}
