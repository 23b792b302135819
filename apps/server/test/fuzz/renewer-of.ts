import { tileId } from "../../src/modules/content/pack/tile-id.ts"
import { address } from "../points-world.ts"
import type { TestServer } from "../start-test-server.ts"
import type { Asker } from "./fuzz-request.ts"
import type { FuzzRoute } from "./fuzz-routes.ts"
import type { KnownValues } from "./known-values.ts"

type Renew = (server: TestServer, askers: readonly Asker[], round: number) => Promise<KnownValues>

/** Renews what a route uses up, in each round: a day's games, deleted thoughts, packed orders. */
export function renewerOf({ path }: FuzzRoute): Renew {
  if (path.includes("games-")) return startGames
  if (path.includes("thoughts")) return shareThoughts
  if (path.includes("_redemption") || path.includes("_parcel") || path.includes("_address")) return order
  if (path.includes("uploads-")) return beginUploads
  return async () => ({})
}

const startGames: Renew = async (server, askers) => {
  for (const { headers } of askers)
    for (const game of ["WURD", "BAW", "QUIZ_ME"])
      await server.call("games-start_game", { game, zone: "UTC", isTimed: false }, headers)
  return {}
}

const shareThoughts: Renew = async (server, askers, round) => {
  const thoughtId: string[] = []
  for (const [at, { headers }] of askers.entries()) {
    const id = idOf(2, round * askers.length + at)
    await server.call(
      "thoughts-create_thought",
      { thoughtId: id, tileId: tileId("moon"), text: `Thought ${id}` },
      headers,
    )
    thoughtId.push(id)
  }
  return { thoughtId: [...thoughtId, ...thoughtId, idOf(0, 9)] }
}

const order: Renew = async (server, askers) => {
  const redemptionId: string[] = []
  for (const { headers } of askers) {
    const response = await server.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, headers)
    const { result } = (await response.json()) as { result?: { redemption: { id: string } } }
    if (result) redemptionId.push(result.redemption.id)
  }
  await server.settleJobs()
  // Packs one, so that it can be sent.
  await server.call("rewards-pack_redemption", { redemptionId: redemptionId[0] }, askers.at(-1)?.headers)
  return { redemptionId: [...redemptionId, ...redemptionId, "none"] }
}

const beginUploads: Renew = async (server, askers, round) => {
  const uploadId: string[] = []
  for (const [at, { headers }] of askers.entries()) {
    const id = idOf(3, round * askers.length + at)
    await server.call("uploads-create_upload", { uploadId: id, kind: "photo", size: 1000 }, headers)
    uploadId.push(id)
  }
  return { uploadId: [...uploadId, ...uploadId, idOf(0, 9)] }
}

/** A random-looking id as clients draw them. */
function idOf(kind: number, number: number): string {
  return `${kind}0000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`
}
