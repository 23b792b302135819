import type { FeedCause } from "@confetti/domain/feed/feed-cause"

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

const causeOf = new Map(Object.entries(letters).map(([cause, letter]) => [letter, cause as FeedCause]))

export function lettersOf(causes: readonly FeedCause[]): string {
  return causes.map((cause) => letters[cause]).join("")
}

/** The cause at this place; null where there is none. */
export function causeAt(text: string, place: number): FeedCause | null {
  return causeOf.get(text.charAt(place)) ?? null
}
