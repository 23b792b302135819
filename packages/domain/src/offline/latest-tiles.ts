export const mostSavedTiles = 30

type WithId = { id: string }

/** The latest tiles of a feed, newest first: new ones before earlier ones, up to the limit. */
export function latestTiles<Tile extends WithId>(met: readonly Tile[], before: readonly Tile[]): Tile[] {
  const byId = new Map<string, Tile>()
  for (const tile of [...met, ...before]) if (!byId.has(tile.id)) byId.set(tile.id, tile)
  return [...byId.values()].slice(0, mostSavedTiles)
}
