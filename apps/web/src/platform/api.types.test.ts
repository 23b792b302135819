import type { Tile } from "@confetti/contract/tile"
import type { TileState } from "@confetti/contract/tile-taps"
import { expect, expectTypeOf, it } from "vitest"
import { call, readDocument, readDocuments } from "./api.ts"

/** Only its types are checked: nothing here is run. */
const compiled = async (id: string): Promise<void> => {
  expectTypeOf(await call("likes-like_tile", { tileId: id })).toEqualTypeOf<{ isLiked: true }>()
  expectTypeOf(await call("users-get_home_feed")).toEqualTypeOf<string[]>()
  expectTypeOf(await readDocument(`tiles?slug=${id}`)).toEqualTypeOf<Tile | null>()
  expectTypeOf(await readDocuments(`tiles?ids=${id}`)).toEqualTypeOf<Tile[]>()
  expectTypeOf(await readDocuments(`users/${id}/tileStates?ids=${id}`)).toEqualTypeOf<TileState[]>()
  // @ts-expect-error: there is no such callable
  await call("likes-love_tile", { tileId: id })
  // @ts-expect-error: it is called tileId
  await call("likes-like_tile", { tile: id })
  // @ts-expect-error: it takes a payload
  await call("likes-like_tile")
  // @ts-expect-error: there is no such document
  await readDocuments(`users/${id}/loves`)
  // @ts-expect-error: it is called tileId
  await readDocuments(`users/${id}/tileTaps?id=${id}`)
  // @ts-expect-error: an address has a type of its own
  await readDocuments(id)
}

it("call and document reads infer what they take and answer from the contract", () => {
  expect(compiled).toBeInstanceOf(Function)
})
