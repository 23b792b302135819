import { itemKey, type MixedCard, type MixedItem, type TodayRun } from "./mixed-items.ts"
import { startTodayRun } from "./today-run.ts"

export type MixKnown<Card> = {
  /** All cards, most important first. Each is shown at most once. */
  cards?: readonly Card[]
  /** Null while unknown. */
  isSignedIn?: boolean | null
  /** Today's tiles stay together as given. */
  today?: TodayRun<Card>
  /** Items already shown: they stay while their tiles still begin the list. */
  pinned?: readonly MixedItem<Card>[]
}

// Places from 0, all odd: so cards are never adjacent, and developing stories never take their places.
const every = 20
const storyAt = 3
const joinPlaces = [5, 29]
const isCardPlace = (at: number): boolean => at > 1 && at % 8 === 1
/** A guest is asked what should come next after the third swipe, or soon after if there was no room. */
const questionPlaces = [4, 5, 6, 7, 8]
/** If the question took the first invitation to join's place, or the one before it, that comes later. */
const joinPlaceAfterQuestion = 7

/**
 * Mixes the stories that still grow and the cards between the finished tiles. Every tile appears once, in order; a growing story
 * stands at the fourth place and every twentieth after it. A card only stands between two tiles, at places of its own, is one that applies,
 * and has none of its kind within twenty items. Tiles of today go before all of that: what would stand among them comes behind them.
 *
 * Whether an item stands at a place follows from what comes before it alone: a longer list, or other tiles further on, move
 * nothing. What becomes known later (who is here, more cards) would: `pinned` is what must not move by it. It counts as far as
 * it has the same tiles.
 */
export function mixFeed<Card extends MixedCard = never>(
  tileIds: readonly string[],
  developingIds: readonly string[],
  { cards = [], isSignedIn = null, today, pinned = [] }: MixKnown<Card> = {},
): MixedItem<Card>[] {
  const growing = new Set(developingIds)
  const finished = [...new Set(tileIds)].filter((id) => !growing.has(id))
  const items = stillPinned(finished, growing, pinned)
  const met = new Set(items.map(itemKey))
  const isNew = (id: string): boolean => !met.has(id)
  // Reversed: removing from a long list's front costs its length.
  const tiles = finished.filter(isNew).reverse()
  const stories = [...growing].filter(isNew).reverse()

  const run = startTodayRun({ today, cards, items, tiles })
  const applying = cards.filter((card) => applies(card, isSignedIn))
  const questions = applying.filter(isForGuests)
  const others = applying.filter((card) => !isForGuests(card) && !today?.games.some(({ type }) => type === card.type))
  const question = (behind: readonly MixedItem<Card>[], isAmong: boolean): Card | undefined =>
    isAmong && !run.hasRoom()
      ? undefined
      : questions.find((card) => isNew(itemKey(card)) && fits(card, behind, isAmong))
  /** Whether an invitation to join follows this game and a tile. One tile later the game would displace it. */
  const isJoinAfter = (game: Card): boolean => {
    const tileId = tiles.at(-1)
    if (tileId === undefined || !joinPlaces.includes(items.length + 2)) return false
    return question([...items, game, { type: "tile", tileId }], true)?.type === "join_cf"
  }

  /** Candidates for the next place, in order of precedence. */
  const placements: readonly (() => MixedItem<Card> | undefined)[] = [
    run.end,
    () => question(items, run.isAmong()),
    () => run.game(isJoinAfter),
    () => (run.isAmong() ? undefined : others.find((card) => isNew(itemKey(card)) && fits(card, items, false))),
    () => (run.isAmong() || items.length % every !== storyAt ? undefined : tileOf(stories.pop())),
    () => tileOf(tiles.pop() ?? stories.pop()),
  ]
  for (;;) {
    const isLast = tiles.length + stories.length === 0
    const item = isLast ? run.end() : firstOf(placements)
    if (!item) return items
    items.push(item)
    met.add(itemKey(item))
    run.pass(item)
  }
}
function stillPinned<Card extends MixedCard>(
  finished: readonly string[],
  growing: ReadonlySet<string>,
  pinned: readonly MixedItem<Card>[],
): MixedItem<Card>[] {
  let count = 0
  const end = pinned.findIndex(
    (item) => "tileId" in item && !growing.has(item.tileId) && item.tileId !== finished[count++],
  )
  return pinned.slice(0, end < 0 ? pinned.length : end)
}

function fits(card: MixedCard, items: readonly MixedItem<MixedCard>[], isAmong: boolean): boolean {
  return (
    isPlaceOf(card, items, isAmong) &&
    items.at(-1)?.type === "tile" &&
    !items.slice(-every).some(({ type }) => type === card.type)
  )
}

function isPlaceOf({ type }: MixedCard, items: readonly MixedItem<MixedCard>[], isAmong: boolean): boolean {
  const at = items.length
  if (type === "next_three") return questionPlaces.includes(at)
  if (type !== "join_cf") return isCardPlace(at)
  const isAfterQuestion = items.slice(4, 6).some((item) => item.type === "next_three")
  return joinPlaces.includes(at) || (isAfterQuestion && !isAmong && at % 2 === 1 && at >= joinPlaceAfterQuestion)
}

function isJoin({ type }: MixedItem<MixedCard>): boolean {
  return type === "join_cf"
}

function isForGuests(item: MixedItem<MixedCard>): boolean {
  return isJoin(item) || item.type === "next_three"
}

function applies(card: MixedCard, isSignedIn: boolean | null): boolean {
  if (isForGuests(card)) return isSignedIn === false
  if (card.type === "shop") return isSignedIn === true && isWithinReach(card)
  if (card.type === "earn_rewards") return isSignedIn === true && card.left.length > 0
  return true
}

/** Half of the cost is available. */
function isWithinReach({ cost, balance }: { cost: number; balance: number | null }): boolean {
  return balance !== null && balance * 2 >= cost
}

function tileOf(tileId: string | undefined): { type: "tile"; tileId: string } | undefined {
  return tileId === undefined ? undefined : { type: "tile", tileId }
}

function firstOf<Item>(placements: readonly (() => Item | undefined)[]): Item | undefined {
  for (const place of placements) {
    const item = place()
    if (item) return item
  }
  return undefined
}
