import type { Today } from "@confetti/contract/today"
import { t } from "@confetti/domain/messages/t"

type TodayTile = Today["tiles"][number]

/** Why a tile is one of today's, in a few words. `category` is the title of its category, where readers see that one. */
export function reasonText({ reason }: Pick<TodayTile, "reason">, category: string | null): string {
  switch (reason) {
    case "day":
      return t`The tile of the day, which everybody has`
    case "taste":
      return category ? t`More of what you like: ${category}` : t`More of what you like`
    case "discovery":
      return category ? t`Something new to you: ${category}` : t`Something new to you`
    case "growing":
      return t`Still growing`
    case "new":
      return t`Just out`
    case "loved":
      return t`Well loved`
    case "variety":
      return category ? t`For variety: ${category}` : t`For variety`
    case "again":
      return t`Worth another look`
  }
}
