import { day } from "@confetti/domain/durations"
import { newForDays } from "@confetti/domain/feed/default-feed"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import { keysOf } from "@confetti/domain/keys"
import type { Words } from "@confetti/domain/messages/words"
import { neighbourWeight, type ServedModel } from "../features/item-similarity.ts"
import { type Interaction, type InteractionHistory, interactionWeight } from "../features/profile.ts"
import type { ScoreParts } from "../score/score-tiles.ts"

/**
 * The cause of a place: the largest part of the tile's score, or diversity if it decided by more. `margin` in scores, `age` in
 * milliseconds.
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

/** A cause as one letter, as orders are stored. Only ever add to it. */
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

export function causeAt(text: string, place: number): FeedCause | null {
  return causeOf.get(text.charAt(place)) ?? null
}

export type PastInteraction = InteractionHistory["history"][number]

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

export type Source = { title: string; interaction: Interaction | "pick" }

export type Reason = { cause: FeedCause; source?: Source | "picked" | null }

/** A true sentence. `category` is the title of the tile's first visible category. */
export function explanation(
  words: Words,
  tile: Explained,
  category: string | null,
  reason: Reason,
  now: number,
): string {
  if (tile.developing) return growing(words, daysBetween(tile.updatedAt, now))
  const because = mainReason(words, tile, category, reason, now)
  return isAlsoNew(tile, reason.cause, now) ? alsoNew(words, because, daysBetween(tile.publishedAt, now)) : because
}

/** Freshness raises every new tile, whatever its main cause. */
export function isAlsoNew({ developing, publishedAt }: Explained, cause: FeedCause, now: number): boolean {
  return !developing && (cause === "close" || cause === "category") && daysBetween(publishedAt, now) < newForDays
}

function mainReason(
  words: Words,
  tile: Explained,
  category: string | null,
  { cause, source }: Reason,
  now: number,
): string {
  const { t } = words
  switch (cause) {
    case "close":
      if (source === "picked") return t`Because you picked it`
      return source ? becauseOf(words, source) : t`Close to what you have read and liked`
    case "category":
      return category ? t`You often read ${category}` : t`Similar to what you often read`
    case "new":
      return newness(words, category, daysBetween(tile.publishedAt, now))
    case "liked":
      return category ? t`One of the most liked in ${category}` : t`One of the most liked here`
    case "try":
      return t`Few people have seen this one yet`
    default:
      return category ? t`Here so that you see ${category} too` : t`Here so that your feed has a bit of everything`
  }
}

function becauseOf({ t }: Words, { interaction, title }: Source): string {
  switch (interaction) {
    case "pick":
      return t`Because you picked ${title}`
    case "tap":
      return t`Because you opened ${title}`
    case "like":
      return t`Because you liked ${title}`
    default:
      return t`Because you read ${title}`
  }
}

function newness({ t }: Words, category: string | null, days: number): string {
  // An order is stored until it is made again.
  if (days > newForDays)
    return category ? t`New in ${category} when your feed was made` : t`New when your feed was made`
  if (days === 0) return category ? t`New today in ${category}` : t`New today`
  if (days < 7) return category ? t`New this week in ${category}` : t`New this week`
  return category ? t`New in the last two weeks in ${category}` : t`New in the last two weeks`
}

function alsoNew({ t }: Words, because: string, days: number): string {
  if (days === 0) return t`${because}; new today`
  return days < 7 ? t`${because}; new this week` : t`${because}; new in the last two weeks`
}

function growing({ t, plural }: Words, days: number): string {
  if (days === 0) return t`A developing story, updated today`
  if (days === 1) return t`A developing story, updated yesterday`
  return plural(days, { other: `A developing story, updated # days ago` })
}

/** Calendar days in UTC: yesterday evening was yesterday. */
function daysBetween(then: number, now: number): number {
  return Math.max(0, Math.floor(now / day) - Math.floor(then / day))
}
