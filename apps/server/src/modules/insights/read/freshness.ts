import type { Freshness } from "@confetti/contract/insights"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import { readState } from "../sum/due-store.ts"

export function todayIn({ config, now }: Pick<ReadContext, "config" | "now">): string {
  return dayIn(config.HOME_ZONE, now)
}

export async function freshnessOf(context: ReadContext): Promise<Freshness> {
  const state = await readState(context.replica.db)
  return {
    zone: context.config.HOME_ZONE,
    today: todayIn(context),
    summedAt: state?.summed_at?.toISOString() ?? null,
  }
}
