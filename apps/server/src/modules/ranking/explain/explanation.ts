import { day, hour } from "@confetti/domain/durations"
import { newForDays } from "@confetti/domain/feed/default-feed"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import { keysOf } from "@confetti/domain/keys"
import { neighbourWeight, type ServedModel } from "../features/item-similarity.ts"
import { type Interaction, type InteractionHistory, interactionWeight } from "../features/profile.ts"
import type { ScoreParts } from "../score/score-tiles.ts"

/**
 * The cause of a place: the largest part of the tile's score, or diversity, where the others held back for it were better by more than
 * that. `margin` in scores, `age` in milliseconds.
 */
export function causeOfPlace(
  { similarity, category, fresh, popularity }: ScoreParts,
  margin: number,
  age: number,
): FeedCause {
  let cause: FeedCause = "spread"
  let most = Math.max(0, margin)
  const claims: [FeedCause, number][] = [
    ["close", similarity],
    ["category", category],
    ["new", age <= newForDays * day ? fresh : 0],
    ["liked", popularity],
  ]
  for (const [claim, value] of claims) {
    if (value > most) {
      cause = claim
      most = value
    }
  }
  return cause
}

/** Each cause as one letter: an order of a thousand tiles is kept with a thousand of them. Never changed, only added to. */
const letters: Readonly<Record<FeedCause, string>> = {
  close: "c",
  category: "k",
  new: "n",
  liked: "l",
  try: "t",
  spread: "s",
  growing: "g",
}

const causeOf = new Map(keysOf(letters).map((cause) => [letters[cause], cause]))

export function lettersOf(causes: readonly FeedCause[]): string {
  return causes.map((cause) => letters[cause]).join("")
}

/** The cause at this place; null where there is none. */
export function causeAt(text: string, place: number): FeedCause | null {
  return causeOf.get(text.charAt(place)) ?? null
}

export type PastInteraction = InteractionHistory["history"][number]

/** What of somebody's history raised this tile most, as the model weighs it; null where nothing did. */
export function closestInteraction(
  served: ServedModel | null,
  history: InteractionHistory["history"],
  tileId: string,
): PastInteraction | null {
  if (!served) return null
  let closest: PastInteraction | null = null
  let most = 0
  for (const past of history) {
    const added = interactionWeight[past.interaction] * neighbourWeight(served, past.tileId, tileId)
    if (added > most) {
      closest = past
      most = added
    }
  }
  return closest
}

type Explained = { developing: boolean; publishedAt: number; updatedAt: number }

/** The tile of somebody's history that led to this one, and what they did with it. */
export type Source = { title: string; interaction: Interaction | "pick" }

/** Why a tile stands where it does. */
export type Reason = { cause: FeedCause; source?: Source | "picked" | null }

const did: Readonly<Record<Source["interaction"], string>> = {
  pick: "picked",
  tap: "opened",
  finish: "read",
  new: "read",
  like: "liked",
}

/** One true sentence. `category` is the title of the tile's first category, where readers can see that category. */
export function explanation(tile: Explained, category: string | null, reason: Reason, now: number): string {
  if (tile.developing) return `A story that is still growing; last changed ${daysAgo(tile.updatedAt, now)}`
  const because = mainReason(tile, category, reason, now)
  return isAlsoNew(tile, reason.cause, now) ? `${because}; ${lowerFirst(newness(tile.publishedAt, now))}` : because
}

/** Freshness raises every new tile, also one that is here for something else. */
export function isAlsoNew({ developing, publishedAt }: Explained, cause: FeedCause, now: number): boolean {
  return !developing && (cause === "close" || cause === "category") && daysBetween(publishedAt, now) < newForDays
}

function mainReason(tile: Explained, category: string | null, { cause, source }: Reason, now: number): string {
  const within = category ? ` in ${category}` : ""
  switch (cause) {
    case "close":
      if (source === "picked") return "Because you picked it"
      if (!source) return "Close to what you have read and liked"
      return `Because you ${did[source.interaction]} ${source.title}`
    case "category":
      return category ? `You often read ${category}` : "Like much of what you read"
    case "new":
      // An order is kept until it is made again.
      if (daysBetween(tile.publishedAt, now) > newForDays) return `New${within} when your feed was made`
      return `${newness(tile.publishedAt, now)}${within}`
    case "liked":
      return `One of the best loved${within || " here"}`
    case "try":
      return "Few have met this one yet"
    default:
      return category ? `Here so that you meet ${category} too` : "Here so that your feed has a bit of everything"
  }
}

/** Of a tile that somebody reads before everybody else does. */
export function earlyReason({ publishedAt }: Pick<Explained, "publishedAt">, now: number): string {
  const hours = Math.ceil((publishedAt - now) / hour)
  return `Yours a day early: everybody else gets it ${hours === 1 ? "within the hour" : `in ${hours} hours`}`
}

function newness(publishedAt: number, now: number): string {
  const days = daysBetween(publishedAt, now)
  if (days === 0) return "New today"
  if (days < 7) return "New this week"
  return "New in the last two weeks"
}

function daysAgo(then: number, now: number): string {
  const days = daysBetween(then, now)
  if (days === 0) return "today"
  return days === 1 ? "yesterday" : `${days.toLocaleString("en")} days ago`
}

/** Days of the calendar, in UTC: something from yesterday evening was yesterday, not today. */
function daysBetween(then: number, now: number): number {
  return Math.max(0, Math.floor(now / day) - Math.floor(then / day))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
