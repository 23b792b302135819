import { itemKey, type MixedCard, type MixedItem, type TodayRun } from "./mixed-items.ts"

/** Numbers of today's tiles before each game: none before the third tile, and none adjacent. */
const gamesBehind = [3, 5, 6]

type Start<Card> = {
  today: TodayRun<Card> | undefined
  cards: readonly Card[]
  /** Placed items, and remaining finished tiles in reverse. Both change while mixing. */
  items: readonly MixedItem<Card>[]
  tiles: readonly string[]
}

export type RunUnderWay<Card> = {
  isAmong: () => boolean
  hasRoom: () => boolean
  /** The next game. Before the second invitation to join it may come a tile earlier. */
  game: (isJoinAfter: (game: Card) => boolean) => Card | undefined
  end: () => Card | undefined
  pass: (item: MixedItem<Card>) => void
}

export function startTodayRun<Card extends MixedCard>({ today, cards, items, tiles }: Start<Card>): RunUnderWay<Card> {
  const isTodays = (tileId: string | undefined): boolean => tileId !== undefined && today?.tileIds.has(tileId) === true
  const isTile = (item: MixedItem<Card> | undefined): boolean => item?.type === "tile" && isTodays(item.tileId)
  const keys = new Set(items.map(itemKey))
  let shown = items.filter(isTile).length
  let ahead = tiles.filter(isTodays).length

  // A game shown as a shared card, before the day was known, is not repeated.
  const isThere = ({ type }: Card): boolean => cards.some((card) => card.type === type && keys.has(itemKey(card)))
  let games = (today?.games ?? [])
    .map((card, at) => ({ card, behind: gamesBehind[at] ?? Number.POSITIVE_INFINITY }))
    .filter(({ card, behind }) => behind < shown + ahead && !isThere(card) && !keys.has(itemKey(card)))
  let isEnded = today === undefined || keys.has(itemKey(today.end))

  return {
    isAmong: () => isTodays(tiles.at(-1)) || (shown > 0 && ahead > 0),
    hasRoom: () => games.length < ahead,
    game(isJoinAfter) {
      if (!isTile(items.at(-1)) || ahead === 0) return undefined
      const isDue = ({ card, behind }: (typeof games)[number]) =>
        today?.seenKeys?.has(itemKey(card))
          ? shown === behind
          : shown >= behind || (shown === behind - 1 && isJoinAfter(card))
      return games.find(isDue)?.card
    },
    end: () => (isTile(items.at(-1)) && ahead === 0 && !isEnded ? today?.end : undefined),
    pass(item) {
      if (isTile(item)) {
        shown++
        ahead--
      }
      games = games.filter(({ card }) => card !== item)
      isEnded ||= item === today?.end
    },
  }
}
