import { dayIn } from "@confetti/domain/games/puzzle-day"
import { inFives, inFivesOf } from "@confetti/domain/insights/in-fives"

export type ToldEvent = {
  by: string
  name: string
  params: { tileId: string; seconds?: number; part?: number; isFinished?: boolean }
  at: string
}

/** The sums by day and tile, worked out from the events in another way. */
export function expectedTiles(told: readonly ToldEvent[], zone: string) {
  const cells = Map.groupBy(told, ({ at, params }) => `${dayIn(zone, Date.parse(at))} ${params.tileId}`)
  return [...cells]
    .map(([key, events]) => {
      const who = (has: (event: ToldEvent) => boolean) => new Set(events.filter(has).map(({ by }) => by))
      const all = who(() => true).size
      const shown = inFives(all)
      const named = (name: string) => inFivesOf(who((event) => event.name === name).size, shown)
      const seconds = [...Map.groupBy(events, ({ by }) => by).values()]
        .map((theirs) =>
          Math.min(
            600,
            theirs.reduce((total, { params }) => total + (params.seconds ?? 0), 0),
          ),
        )
        .reduce((total, each) => total + each, 0)
      const furthest = [...Map.groupBy(events, ({ by }) => by).values()].map((theirs) =>
        Math.max(-1, ...theirs.map(({ params }) => params.part ?? -1)),
      )
      const reached = [0, 1, 2, 3].map((part) => inFives(furthest.filter((each) => each >= part).length))
      return [
        key,
        {
          shown,
          opened: named("open_tile"),
          finished: inFivesOf(who(({ params }) => params.isFinished === true).size, shown),
          liked: named("like_tile"),
          shared: named("share_tile"),
          lessened: 0,
          seconds: Math.round((seconds / all) * shown),
          reached: reached.filter((each) => each > 0),
        },
      ] as const
    })
    .filter(([, { shown }]) => shown > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
}

export type FinishedGame = {
  by: string
  params: { game: string; outcome: string; isPractice: boolean }
  at: string
}

/** Plays, wins and practice rounds by day and game, computed player by player. */
export function expectedGames(told: readonly FinishedGame[], zone: string) {
  return [...Map.groupBy(told, ({ at, params }) => `${dayIn(zone, Date.parse(at))} ${params.game}`)]
    .map(([key, games]) => {
      const [day = "", game = ""] = key.split(" ")
      const who = (has: (params: FinishedGame["params"]) => boolean) =>
        new Set(games.filter(({ params }) => has(params)).map(({ by }) => by)).size
      const played = inFives(who(({ isPractice }) => !isPractice))
      const won = inFivesOf(
        who(({ isPractice, outcome }) => !isPractice && outcome === "won"),
        played,
      )
      return { day, game, played, won, practised: inFives(who(({ isPractice }) => isPractice)) }
    })
    .filter(({ played, practised }) => played + practised > 0)
    .toSorted((one, other) => `${one.day} ${one.game}`.localeCompare(`${other.day} ${other.game}`))
}
