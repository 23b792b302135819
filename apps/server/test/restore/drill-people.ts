import { randomUUID } from "node:crypto"
import type { Thought } from "@confetti/contract/thoughts"
import type { Upload } from "@confetti/contract/uploads"
import { expect } from "vitest"
import { append, lockPoints } from "../../src/modules/points/ledger-store.ts"
import { address } from "../points-world.ts"
import { type SignedIn, signIn } from "../sign-in-by-code.ts"
import type { TestServer } from "../start-test-server.ts"
import { photo, tusHeaders } from "../uploads-world.ts"

export type Resident = { email: string; who: SignedIn }

/** Calls as somebody who must not be refused. */
export async function ask<Result>(
  server: TestServer,
  { headers }: Pick<SignedIn, "headers">,
  name: string,
  data: unknown = null,
  key?: string,
): Promise<Result> {
  const response = await server.call(name, data, { ...headers, ...(key !== undefined && { "idempotency-key": key }) })
  const { result, error } = (await response.json()) as { result: Result; error?: unknown }
  expect(error, name).toBeUndefined()
  return result
}

/** A person who joined by mailed code, with a name and points. */
export async function settleIn(server: TestServer, email: string): Promise<Resident> {
  const who = await signIn(server, email)
  await ask(server, who, "users-create_user")
  await ask(server, who, "users-update_profile", { name: `Reader of ${email}` })
  await server.db.transaction().execute(async (tx) => {
    const held = await lockPoints(tx, who.userId)
    const award = { movement: "award", action: "referral", subject: "for the drill", points: 10_000 } as const
    await append(tx, held, award, new Date(server.services.clock()))
  })
  return { email, who }
}

export const like = (server: TestServer, who: SignedIn, tileId: string) =>
  ask(server, who, "likes-like_tile", { tileId })

export const redeem = (server: TestServer, who: SignedIn, key: string) =>
  ask<{ redemption: { id: string } }>(server, who, "rewards-redeem_item", { itemId: "stickers", cost: 1, address }, key)

/** Leaves one of everything behind: likes, a claim, an order, a game, a place in the feed, and a thought with a photo. */
export async function liveHere(server: TestServer, who: SignedIn): Promise<void> {
  for (const tileId of ["t1", "t2", "t3"]) await like(server, who, tileId)
  await ask(server, who, "tiles-tap_tile", { tileId: "t1" })
  await ask(server, who, "points-claim_action", { action: "complete_account" })
  await redeem(server, who, "first")
  const { day } = await ask<{ day: string }>(server, who, "games-start_game", { game: "WURD", zone: "UTC" })
  await ask(server, who, "games-submit_guess", { game: "WURD", day, at: 0, word: "crane" })
  await ask(server, who, "games-finish_game", { game: "WURD", day })
  await ask(server, who, "feed-save_place", { feed: "home", tileId: "t2" })
  await shareThought(server, who)
}

async function shareThought(server: TestServer, who: SignedIn): Promise<void> {
  const bytes = await photo(320, 240)
  const wanted = { uploadId: randomUUID(), kind: "photo", size: bytes.length }
  const upload = await ask<Upload>(server, who, "uploads-create_upload", wanted)
  const sent = await fetch(server.origin + upload.address, {
    method: "PATCH",
    headers: {
      ...tusHeaders,
      ...who.headers,
      "content-type": "application/offset+octet-stream",
      "upload-offset": "0",
    },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(204)
  const text = `What ${who.userId} thinks`
  const given = { thoughtId: randomUUID(), tileId: "t1", text, uploadId: upload.id }
  await ask<Thought>(server, who, "thoughts-create_thought", given)
}
