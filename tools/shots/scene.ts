import type { Tile } from "@confetti/contract/tile"

/** The tiles that the states are shown with, chosen from what the server has. */
export type Scene = {
  url: string
  tiles: Tile[]
  growing: Tile
  /** A finished tile for each aspect format, and the developing one. */
  byAspect: Map<string, Tile>
  /** A tile and the place of a subtile in it, for each form. */
  byForm: Map<string, { tile: Tile; at: number }>
  category: string
}

export async function readScene(url: string): Promise<Scene> {
  const feed = await fetch(`${url}/functions/users-get_home_feed`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: null }),
  })
  const { result } = (await feed.json()) as { result: string[] }
  const tiles = await readTiles(`${url}/documents/tiles?ids=${result.slice(0, 100).join(",")}`)
  const [growing] = await readTiles(`${url}/documents/tiles?developing=true`)
  if (!growing) throw new Error("The pack has no developing tile.")
  const byAspect = new Map<string, Tile>()
  const byForm: Scene["byForm"] = new Map()
  for (const tile of [...tiles, growing]) {
    if (!byAspect.has(tile.aspect)) byAspect.set(tile.aspect, tile)
    if (tile.developing) continue
    for (const [at, { form }] of tile.subtiles.entries()) if (!byForm.has(form)) byForm.set(form, { tile, at })
  }
  return { url, tiles, growing, byAspect, byForm, category: tiles[0]?.categories[0] ?? "" }
}

async function readTiles(address: string): Promise<Tile[]> {
  const answer = await fetch(address)
  return ((await answer.json()) as { documents: Tile[] }).documents
}
