import { addItem } from "../points-world.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../tiles-factory.ts"
import type { DrillPlace } from "./drill-place.ts"

const now = Date.parse("2026-06-01T12:00:00.000Z")

/** A server as its operator has set it up, at this place: every one has the same settings and secrets. */
export function startDrillServer({ database, folder }: DrillPlace): Promise<TestServer> {
  return startTestServer({
    clock: () => now,
    database: { ...database, close: async () => {} },
    env: {
      DATA_DIR: folder,
      AUTH_SECRET: "drill".repeat(8),
      EDITORS: "editor@example.com",
      GAMES: "WURD",
      THOUGHTS: "on",
      UPLOADS: "on",
      ORDER_REVIEW: "0",
      ORDERS_PER_DAY: "1000",
      RATE_LIMIT_CALLABLES: "10000000",
      RATE_LIMIT_DOCUMENTS: "10000000",
      RATE_LIMIT_SIGN_IN: "10000000",
    },
  })
}

/** The first of them, with a thousand tiles and a shop of stickers. */
export async function startFirstServer(place: DrillPlace): Promise<TestServer> {
  const server = await startDrillServer(place)
  await insertTiles(
    server.db,
    Array.from({ length: 1000 }, (_, at) => makeTile({ id: `t${at}`, title: `Tile ${at}` })),
  )
  await addItem(server, "stickers", { cost: 1, stock: 100_000 })
  await publishContent(server)
  return server
}
