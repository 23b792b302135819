import type { Freshness } from "@confetti/contract/insights"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import { readState } from "../sum/due-store.ts"

/** How the sums stand: up to when, and whose days they are. */
export async function freshnessOf({ db, config, now }: ReadContext): Promise<Freshness> {
  const state = await readState(db)
  const zone = config.HOME_ZONE
  return { zone, today: dayIn(zone, now), summedAt: state?.summed_at?.toISOString() ?? null }
}
