import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import type { GuestCause } from "@confetti/domain/feed/guest-order"
import { t } from "@confetti/domain/messages/t"
import { orderOfGuest } from "../../features/feed/index.ts"
import { call } from "../../platform/api.ts"

export type Explanation = { sentence: string; becauseOf: { slug: string; title: string } | null }

export async function explainToGuest(tile: Tile, categories: readonly Category[]): Promise<Explanation> {
  const common = await call("feed-explain_tile", { tileId: tile.id })
  const order = await orderOfGuest(await call("users-get_home_feed"))
  const cause = order.find(({ id }) => id === tile.id)?.cause
  const sentence = cause ? guestSentence(cause, categories) : null
  return sentence === null ? common : { sentence, becauseOf: null }
}

/** A true sentence; null for a hidden category. */
export function guestSentence({ signal, category }: GuestCause, categories: readonly Category[]): string | null {
  if (category === null) return t`Because you picked it`
  const title = categories.find(({ slug }) => slug === category)?.title
  if (title === undefined) return null
  if (signal === "picked") return t`Because you picked ${title}`
  if (signal === "liked") return t`Because you liked something about ${title}`
  return t`Because you read something to the end about ${title}`
}
