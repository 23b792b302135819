import type { Today } from "@confetti/contract/today"

type TodayTile = Today["tiles"][number]

/** Why a tile is one of today's, in a few words. `category` is the title of its category, where readers see that one. */
export function reasonText({ reason }: Pick<TodayTile, "reason">, category: string | null): string {
  switch (reason) {
    case "day":
      return "The tile of the day, which everybody has"
    case "taste":
      return category ? `More of what you like: ${category}` : "More of what you like"
    case "discovery":
      return category ? `Something new to you: ${category}` : "Something new to you"
    case "growing":
      return "Still growing"
    case "new":
      return "Just out"
    case "loved":
      return "Well loved"
    case "variety":
      return category ? `For variety: ${category}` : "For variety"
    case "again":
      return "Worth another look"
  }
}
