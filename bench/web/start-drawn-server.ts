import { join } from "node:path"
import type { PageData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { type StartedServer, startServer } from "../../e2e/start-server.ts"
import { ensureBuilt } from "../../tools/ensure-built.mjs"

const root = join(import.meta.dirname, "../..")

export type DrawnServer = StartedServer & { tiles: Tile[] }

/**
 * The seeded server with every picture drawn, so that drawing takes nothing from what is measured. What was drawn is kept, so
 * only the first run is slow. `WEB_DIST_DIR` measures a build made elsewhere; otherwise the app is built when it has changed.
 */
export async function startDrawnServer(): Promise<DrawnServer> {
  const dist = process.env["WEB_DIST_DIR"]
  if (!dist) await ensureBuilt(root)
  const server = await startServer({
    DATA_DIR: join(root, ".cache/bench/data"),
    ...(dist && { WEB_DIST_DIR: dist }),
  })
  try {
    const tiles = await feedTiles(server.url)
    await drawAll(server.url, tiles)
    return { ...server, tiles }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function feedTiles(url: string): Promise<Tile[]> {
  const html = await (await fetch(url)).text()
  const { feed } = JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(html)?.[1] ?? "") as PageData
  const ids = [...(feed?.ids ?? []), ...(feed?.developingIds ?? [])]
  const tiles: Tile[] = []
  for (let from = 0; from < ids.length; from += 10) {
    const answer = await fetch(`${url}/documents/tiles?ids=${ids.slice(from, from + 10).join()}`)
    tiles.push(...((await answer.json()) as { documents: Tile[] }).documents)
  }
  return tiles
}

/** The background renderer would draw these too; asking for all of them here is how we know that it has nothing left to do. */
async function drawAll(url: string, tiles: readonly Tile[]): Promise<void> {
  const files = tiles.flatMap(({ picture, card }) => [
    ...picture.widths.flatMap((width) => [`${picture.id}-${width}.avif`, `${picture.id}-${width}.webp`]),
    card,
  ])
  const queue = files.values()
  const startedAt = performance.now()
  const lane = async () => {
    for (const file of queue) {
      const answer = await fetch(`${url}/media/${file}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`/media/${file} answered ${answer.status}`)
    }
  }
  await Promise.all([lane(), lane()])
  console.error(`${files.length} pictures are there after ${Math.round((performance.now() - startedAt) / 1000)} s`)
}
