import type { Tile } from "@confetti/contract/tile"
import { request } from "@playwright/test"
import { call } from "./call.ts"

/** As many as a browser asks for at once. */
const atOnce = 6

/** Picture widths of every tile in a list, and of those that most journeys pass on a phone, in pixels. */
const [small, large] = [414, 828]
const walked = 24

/**
 * Has the covers of the feed drawn. A list of a dozen that are not drawn yet holds all six connections of a browser for as long as that takes,
 * and whatever a journey does meanwhile waits behind them; and a worker that fetches pictures ahead does not give way to the next one.
 */
export async function drawCovers(url: string): Promise<void> {
  const server = await request.newContext({ baseURL: url })
  const ids = await call<string[]>(server, "users-get_home_feed")
  const paths: string[] = []
  for (let at = 0; at < ids.length; at += 100) {
    const page = await server.get(`/documents/tiles?ids=${ids.slice(at, at + 100).join(",")}`)
    const { documents } = (await page.json()) as { documents: Tile[] }
    for (const [place, { picture }] of documents.entries())
      for (const width of picture.widths)
        if (width === small || (width === large && at + place < walked))
          paths.push(`/media/${picture.id}-${width}.avif`)
  }
  const draw = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await server.get(path, { timeout: 60_000 })
  }
  await Promise.all(Array.from({ length: atOnce }, draw))
  await server.dispose()
}
