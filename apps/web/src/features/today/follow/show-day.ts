import { t } from "@confetti/domain/messages/t"
import { type TodayInFeed, todayStore } from "../today-store.ts"
import { marksOf } from "../words/mark-words.ts"
import type { DayHere } from "./day-in-feed.ts"

/** Shows a day as it stands here. What the feed follows is the same one for as long as nothing of it changes: it is mixed anew otherwise. */
export function showDay(day: DayHere): void {
  const inFeed = inFeedOf(day)
  const before = todayStore.get()?.inFeed
  todayStore.set({
    ...day.today,
    inFeed: before && textOf(before) === textOf(inFeed) ? before : inFeed,
    marks: marksOf(day.today),
  })
}

function inFeedOf({ today, elsewhereIds, seenCards }: DayHere): TodayInFeed {
  const { day: id, games, tiles } = today
  const quiz = { type: "quiz_me", id, title: "QUIZ_ME", state: "new", streak: null, answered: 0 } as const
  return {
    day: id,
    tileIds: new Set(tiles.map((tile) => tile.id).filter((tileId) => !elsewhereIds.includes(tileId))),
    games: games.includes("QUIZ_ME") ? [quiz] : [],
    end: { type: "today_end", id, title: t`Today’s seven` },
    seenKeys: new Set(seenCards),
  }
}

/** In the feed the tiles stand as they were laid: their order here says nothing. */
function textOf({ day, tileIds, games, seenKeys = new Set() }: TodayInFeed): string {
  return JSON.stringify([day, [...tileIds].sort(), games.length, [...seenKeys]])
}
