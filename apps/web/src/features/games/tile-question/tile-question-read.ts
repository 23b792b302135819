import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { call } from "../../../platform/api.ts"
import type { ReadRequest } from "../../../platform/reads/read-cache.ts"

/** A question on a tile; null where there is none to ask. */
export function tileQuestionRead(tileId: string): ReadRequest<CallableOutput<"games-get_tile_question">> {
  return { key: `games question ${tileId}`, read: () => call("games-get_tile_question", { tileId }) }
}
