/** One stop of the feed: a tile, or a card between two tiles. */
export type MixedItem<Card> = { type: "tile"; tileId: string } | Card

/** What the mixing looks at in a card. What a card shows is in the contract, `feed-item.ts`. */
export type MixedCard = { id: string } & (
  | { type: "wurd" | "baw" | "featured_thoughts" | "tiktok_video" | "tiktok_social" | "ig_social" | "join_cf" }
  | { type: "shop"; cost: number; balance: number | null }
  | { type: "earn_rewards"; left: readonly unknown[] }
)

/** What is known of the person and of what there is to show. */
export type MixKnown<Card> = {
  /** The cards that exist, the more important first. Each is shown once at most. */
  cards?: readonly Card[]
  /** Null for as long as it is not known. */
  isSignedIn?: boolean | null
  /** Items a person has already been shown, from the first on: they stay as they are. */
  pinned?: readonly MixedItem<Card>[]
}

// Places count from 0. They are odd, so none lies beside another, and a growing story never takes a card's.
const every = 20
const storyAt = 3
const joinPlaces = [5, 29]
const isCardPlace = (at: number): boolean => at > 1 && at % 8 === 1

/** What tells an item from every other of its feed, for good: a tile's is its id. */
export function itemKey(item: MixedItem<{ type: string; id: string }>): string {
  return "tileId" in item ? item.tileId : `${item.type}.${item.id}`
}

/**
 * Mixes the stories that still grow and the cards between the finished tiles. Every tile appears once, in order; a growing story
 * stands at the fourth place and every twentieth after it. A card only stands between two tiles, at places of its own, is one that applies,
 * and has none of its kind within twenty items.
 *
 * Whether an item stands at a place follows from what comes before it alone: a longer list, or other tiles further on, move
 * nothing. What becomes known later (who is here, more cards) would: `pinned` is what must not move by it. It counts as long as
 * it begins with the same tiles.
 */
export function mixFeed<Card extends MixedCard = never>(
  tileIds: readonly string[],
  developingIds: readonly string[],
  { cards = [], isSignedIn = null, pinned = [] }: MixKnown<Card> = {},
): MixedItem<Card>[] {
  const growing = new Set(developingIds)
  const finished = [...new Set(tileIds)].filter((id) => !growing.has(id))
  const items = beginsWith(finished, growing, pinned) ? [...pinned] : []
  const met = new Set(items.map(itemKey))
  const isNew = (id: string): boolean => !met.has(id)
  // Taken from the end: shortening a long list at its front costs its length.
  const tiles = finished.filter(isNew).reverse()
  const stories = [...growing].filter(isNew).reverse()
  const waiting = cards.filter((card) => isNew(itemKey(card)) && applies(card, isSignedIn))
  while (tiles.length + stories.length > 0) {
    const card = waiting.findIndex((each) => fits(each, items))
    if (card >= 0) items.push(...waiting.splice(card, 1))
    const story = items.length % every === storyAt ? stories.pop() : undefined
    const tileId = story ?? tiles.pop() ?? stories.pop()
    if (tileId !== undefined) items.push({ type: "tile", tileId })
  }
  return items
}

function beginsWith(
  finished: readonly string[],
  growing: ReadonlySet<string>,
  pinned: readonly MixedItem<MixedCard>[],
): boolean {
  const ids = pinned.flatMap((item) => (item.type === "tile" && !growing.has(item.tileId) ? item.tileId : []))
  return ids.every((id, at) => id === finished[at])
}

/** Whether a card is next, behind these items. */
function fits(card: MixedCard, items: readonly MixedItem<MixedCard>[]): boolean {
  const at = items.length
  const isPlace = card.type === "join_cf" ? joinPlaces.includes(at) : isCardPlace(at)
  return isPlace && items.at(-1)?.type === "tile" && !items.slice(-every).some(({ type }) => type === card.type)
}

/** Whether it is for this person, now. */
function applies(card: MixedCard, isSignedIn: boolean | null): boolean {
  if (card.type === "join_cf") return isSignedIn === false
  if (card.type === "shop") return isSignedIn === true && isWithinReach(card)
  if (card.type === "earn_rewards") return isSignedIn === true && card.left.length > 0
  return true
}

/** Half of it is there already. */
function isWithinReach({ cost, balance }: { cost: number; balance: number | null }): boolean {
  return balance !== null && balance * 2 >= cost
}
