/** One stop of the feed: a tile, or a card between two tiles. */
export type MixedItem<Card> = { type: "tile"; tileId: string } | Card

/** What the mixing looks at in a card. What a card shows is in the contract, `feed-item.ts`. */
export type MixedCard = { id: string } & (
  | {
      type:
        | "wurd"
        | "baw"
        | "quiz_me"
        | "featured_thoughts"
        | "tiktok_video"
        | "tiktok_social"
        | "ig_social"
        | "join_cf"
        | "recall"
    }
  | { type: "next_three" | "today_end" }
  | { type: "shop"; cost: number; balance: number | null }
  | { type: "earn_rewards"; left: readonly unknown[] }
)

/** Today's tiles as they are mixed in: together, with the day's games between them and the end behind the last. */
export type TodayRun<Card> = {
  tileIds: ReadonlySet<string>
  /** The games that stand between them, in their order. */
  games: readonly Card[]
  end: Card
  /** The keys of those games that were in view already. They stand at their own place or nowhere. */
  seenKeys?: ReadonlySet<string>
}

/** What is known of the person and of what there is to show. */
export type MixKnown<Card> = {
  /** The cards that exist, the more important first. Each is shown once at most. */
  cards?: readonly Card[]
  /** Null for as long as it is not known. */
  isSignedIn?: boolean | null
  /** Today's tiles stand as they come, with nothing else mixed in between. */
  today?: TodayRun<Card>
  /** Items a person has already been shown, from the first on: they stay as they are, as far as the tiles among them still begin the list. */
  pinned?: readonly MixedItem<Card>[]
}

// Places count from 0. They are odd, so none lies beside another, and a growing story never takes a card's.
const every = 20
const storyAt = 3
const joinPlaces = [5, 29]
const isCardPlace = (at: number): boolean => at > 1 && at % 8 === 1
/** A stranger is asked what should come next after the third swipe, or soon after where the question came late or had no room. */
const questionPlaces = [4, 5, 6, 7, 8]
/** Where the question took the place of the first way in, or the one before it, that comes a little later. */
const joinPlaceAfterQuestion = 7

/** Behind how many of today's tiles each of the day's games stands: none before the third tile, and none beside another. */
const gamesBehind = [3, 5, 6]

/** What tells an item from every other of its feed, for good: a tile's is its id. */
export function itemKey(item: MixedItem<{ type: string; id: string }>): string {
  return "tileId" in item ? item.tileId : `${item.type}.${item.id}`
}

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
  // Taken from the end: shortening a long list at its front costs its length.
  const tiles = finished.filter(isNew).reverse()
  const stories = [...growing].filter(isNew).reverse()
  const isTodays = (id: string | undefined): boolean => id !== undefined && today?.tileIds.has(id) === true
  const isGameOfToday = ({ type }: Card): boolean => today?.games.some((game) => game.type === type) === true
  const waiting = cards.filter((card) => isNew(itemKey(card)) && !isGameOfToday(card) && applies(card, isSignedIn))
  /** How many of today's tiles stand. */
  let shown = items.filter((item) => item.type === "tile" && isTodays(item.tileId)).length
  let ahead = tiles.filter(isTodays).length
  const games = today ? gamesDue(today, cards, met).filter(({ behind }) => behind < shown + ahead) : []
  const mayAskAmong = (card: Card): boolean =>
    isForStrangers(card) && games.filter((game) => isNew(itemKey(game.card))).length < ahead
  /** Whether the way in follows this game and a tile. A tile later, the game would stand right before its place and push it out. */
  const isJoinAfter = (game: Card): boolean => {
    const tileId = tiles.at(-1)
    if (tileId === undefined || !joinPlaces.includes(items.length + 2)) return false
    const then: MixedItem<Card>[] = [...items, game, { type: "tile", tileId }]
    return waiting.find((each) => mayAskAmong(each) && fits(each, then, true))?.type === "join_cf"
  }
  /** What stands right behind the last item, where that is one of today's tiles. */
  const next = (): Card | undefined => {
    const last = items.at(-1)
    if (!today || last?.type !== "tile" || !isTodays(last.tileId)) return undefined
    if (ahead === 0) return isNew(itemKey(today.end)) ? today.end : undefined
    return games.find(
      ({ card, behind, wasSeen }) =>
        isNew(itemKey(card)) &&
        (wasSeen ? shown === behind : shown >= behind || (shown === behind - 1 && isJoinAfter(card))),
    )?.card
  }
  while (tiles.length + stories.length > 0 || next()) {
    const isTodaysNext = isTodays(tiles.at(-1))
    // Among today's tiles stands nothing but what a stranger is asked early, where every game still has a place behind it, and what they picked.
    const isAmong = isTodaysNext || (shown > 0 && ahead > 0)
    const at = waiting.findIndex((each) => (!isAmong || mayAskAmong(each)) && fits(each, items, isAmong))
    // Whoever is asked early is not asked later for a game's sake.
    const card = isAmong && at >= 0 ? undefined : next()
    if (card) {
      met.add(itemKey(card))
      items.push(card)
      continue
    }
    if (at >= 0) items.push(...waiting.splice(at, 1))
    const story = !isAmong && items.length % every === storyAt ? stories.pop() : undefined
    const tileId = story ?? tiles.pop() ?? stories.pop()
    if (tileId === undefined) break
    items.push({ type: "tile", tileId })
    if (!isTodaysNext) continue
    shown++
    ahead--
  }
  return items
}

/** Today's games that do not stand yet, as one of today's or, from before it was known, as everybody's card, and how many of its tiles go before each. */
function gamesDue<Card extends MixedCard>(
  { games, seenKeys }: TodayRun<Card>,
  cards: readonly Card[],
  met: ReadonlySet<string>,
): { card: Card; behind: number; wasSeen: boolean }[] {
  return gamesBehind.flatMap((behind, at) => {
    const card = games[at]
    if (!card || cards.some((each) => each.type === card.type && met.has(itemKey(each)))) return []
    return { card, behind, wasSeen: seenKeys?.has(itemKey(card)) === true }
  })
}

/** The pinned items up to the first tile that does not stand there any more. */
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

/** Whether a card is next, behind these items. */
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

function isForStrangers(item: MixedItem<MixedCard>): boolean {
  return isJoin(item) || item.type === "next_three"
}

/** Whether it is for this person, now. */
function applies(card: MixedCard, isSignedIn: boolean | null): boolean {
  if (isForStrangers(card)) return isSignedIn === false
  if (card.type === "shop") return isSignedIn === true && isWithinReach(card)
  if (card.type === "earn_rewards") return isSignedIn === true && card.left.length > 0
  return true
}

/** Half of it is there already. */
function isWithinReach({ cost, balance }: { cost: number; balance: number | null }): boolean {
  return balance !== null && balance * 2 >= cost
}
