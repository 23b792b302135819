import type { Tile } from "@confetti/contract/tile"
import type { Today } from "@confetti/contract/today"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { t } from "@confetti/domain/messages/t"
import { ApiError, call, readDocuments } from "../../../platform/api.ts"
import { onOnline } from "../../../platform/connection.ts"
import { deviceZone } from "../../../platform/device-zone.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { keepDocument, readSavedDocument } from "../../../platform/keep-document.ts"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import { decodePicture } from "../../tile/index.ts"
import { endedTodayOf, type TodayInFeed, todayOf, todayTilesOf } from "../today-store.ts"
import { marksOf, progressOf } from "../today-words.ts"
import { type DayHere, type Feed, isSameDay, markViewed, putInFeed } from "./day-in-feed.ts"
import { followReadTiles } from "./follow-read-tiles.ts"
import { chooseGuestDay, type GuestTaste, guestStreak, nextGuestTiles } from "./guest-day.ts"
import { saveReadyTiles } from "./saved-choice.ts"
import { readSavedToday, type SavedToday, writeSavedToday } from "./saved-today.ts"

/** A single path for all of them, as the feed's pages change with the order. Deleted when the person leaves. */
const todayPath = "users/today"

type Parts = {
  scope: SessionScope
  userId: string | null
  savesData: boolean
  taste: () => Promise<GuestTaste>
  feed: Feed
  /** Calls back when the server has recorded reads. Returns a function that stops it. */
  onReadsSent: (listener: () => void) => () => void
  onDone: (today: Today) => void
}

/** Milliseconds for which the server's day is current, as other devices may read on. Failures are retried after the same time. */
const freshFor = 60_000

/** Shows and stores a person's day, follows their reads, and switches at their midnight, until `stop`. */
export function followToday({ scope, userId, savesData, taste, feed, onReadsSent, onDone }: Parts): {
  stop: () => void
} {
  const [shownDay, ended, offlineTiles] = [todayOf(scope), endedTodayOf(scope), todayTilesOf(scope)]
  // A guest's reads are merged on joining; another person's are ignored.
  const guest = userId === null ? null : readSavedToday(null)
  let isGuestSent = false
  let isOver = false
  /** The last read from the server and its local day: read again at midnight. */
  let asked = { at: Number.NEGATIVE_INFINITY, day: "" }
  /** Reads the server knows; none for guests. */
  let confirmed: readonly string[] = []
  let atMidnight: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  /** Reads of this page with their times, counted even before the day was known. */
  const readAt = new Map<string, number>()

  const readSaved = (): SavedToday => readSavedToday(userId)
  const readHere = ({ day, zone, tiles }: Today) => {
    const isReadThen = (at: number | undefined) => at !== undefined && dayIn(zone, at) === day
    return tiles.map(({ id }) => id).filter((id) => isReadThen(readAt.get(id)))
  }
  const put = (day: DayHere) => {
    writeSavedToday({ ...readSaved(), ...day })
    showDay(shownDay, day)
  }

  const show = (today: Today) => {
    const before = shownDay.get()
    const saved = readSaved()
    const isOnScreen = isSameDay(before, today)
    put(putInFeed(today, saved.today === null && guest ? guest : saved, isOnScreen, feed))
    if (isOnScreen) return
    clearTimeout(atMidnight)
    atMidnight = setTimeout(check, Math.max(1000, Date.parse(today.nextDate) - Date.now()))
    void readSavedTiles()
      .then((tiles) => tiles && offlineTiles.set(tiles))
      .catch(() => undefined)
    void fetchOnce(today).catch(() => undefined)
  }

  /** Stores today's tiles for offline use, and a guest's for tomorrow. */
  const fetchOnce = async (today: Today) => {
    const { offlineDay, readIds } = readSaved()
    if (offlineDay === today.day) return
    const next = userId === null ? nextGuestTiles(today, readIds, await taste()) : []
    const ids = [...today.tiles, ...next].map(({ id }) => id)
    const areSaved = await keepForOffline(ids, savesData, offlineTiles.set)
    if (isOver || !areSaved) return
    writeSavedToday({ ...readSaved(), offlineDay: today.day })
    if (userId === null) saveReadyTiles(next)
  }

  const ask = singleFlight(async () => {
    if (userId === null) {
      const today = await chooseGuestDay(readSaved(), taste)
      // Another tab may have chosen meanwhile.
      const other = readSaved().today
      if (!isOver) show(other?.day === today.day ? other : { ...today, readIds: readHere(today) })
      return
    }
    const zone = deviceZone()
    const told = isGuestSent || guest === null ? undefined : guestOf(guest)
    const today = await call("today-open_day", told ? { zone, guest: told } : { zone })
    if (isOver) return
    isGuestSent = true
    asked = { at: Date.now(), day: dayIn(today.zone, Date.now()) }
    confirmed = today.readIds
    const ids = new Set(today.tiles.map(({ id }) => id))
    const here = shownDay.get()?.day === today.day ? (shownDay.get()?.readIds ?? []) : []
    const readIds = new Set([...today.readIds, ...here, ...readHere(today)].filter((id) => ids.has(id)))
    show({ ...today, readIds: [...readIds] })
    // With a fast device clock the next day comes a little later.
    clearTimeout(again)
    if (!isToday(today)) again = setTimeout(check, freshFor)
  })
  const askAgain = (error: unknown) => {
    clearTimeout(again)
    // If the operator has no daily tiles, only the next look asks again.
    const isForNow = error instanceof ApiError && ["offline", "server/unexpected"].includes(error.code)
    if (!isOver && isForNow) again = setTimeout(check, freshFor)
  }
  const check = () => {
    const { today } = readSaved()
    const isNow = today !== null && isToday(today)
    const shown = shownDay.get()
    // The day is over.
    if (today !== null && !isNow) {
      ended.set(today)
      if (shown !== null) shownDay.set(null)
    }
    // A guest's day may have continued in another tab.
    if (userId === null && isNow && !(isSameDay(shown, today) && shown?.readIds.join() === today.readIds.join()))
      show(today)
    const isFresh =
      Date.now() - asked.at < freshFor && (isNow || (today && asked.day === dayIn(today.zone, Date.now())))
    if (userId === null ? !isNow : !isFresh) void ask().catch(askAgain)
  }
  const meet = (tileId: string) => {
    const { today, ...saved } = readSaved()
    const isNew = shownDay.get()?.day === today?.day && !saved.viewedIds.includes(tileId)
    if (today && isNew && today.tiles.some(({ id }) => id === tileId)) put(markViewed({ ...saved, today }, tileId))
  }
  const read = (tileId: string) => {
    readAt.set(tileId, Date.now())
    if (userId === null) {
      const saved = readSaved()
      writeSavedToday({ ...saved, readIds: [...saved.readIds.filter((id) => id !== tileId), tileId] })
    }
    const saved = readSaved()
    const { today } = saved
    const isNew = shownDay.get()?.day === today?.day && !today?.readIds.includes(tileId)
    if (!today || !isNew || !isToday(today) || !today.tiles.some(({ id }) => id === tileId)) return
    const next = { ...today, readIds: [...today.readIds, tileId] }
    const { isDone } = progressOf(next)
    if (isDone && userId === null) {
      const doneDays = [...new Set([...saved.doneDays, today.day])].sort()
      writeSavedToday({ ...saved, doneDays })
      next.streak = guestStreak(doneDays, today.day)
    }
    show(next)
    if (isDone) onDone(next)
  }
  const readsSent = () => {
    const here = shownDay.get()?.readIds ?? []
    if (here.some((id) => !confirmed.includes(id))) void ask().catch(reportBug)
  }

  const { today } = readSaved()
  if (today && isToday(today)) show(today)
  const stops = [
    followReadTiles(scope, read, meet),
    onReadsSent(readsSent),
    onOnline(check),
    onShown(() => document.hidden || check()),
    () => [atMidnight, again].forEach(clearTimeout),
  ]
  check()
  return {
    stop: () => {
      isOver = true
      for (const stop of stops) stop()
      shownDay.set(null)
      ended.set(null)
      feed.putFirst([], { gone: [], again: [] })
    },
  }
}

function isToday({ day, zone }: Today): boolean {
  return dayIn(zone, Date.now()) === day
}

function guestOf({ today, doneDays }: SavedToday) {
  if (today === null && doneDays.length === 0) return undefined
  const { day, tiles, readIds } = today ?? { day: "", tiles: [], readIds: [] }
  return { doneDays: [...doneDays], today: today && { day, tiles, readIds } }
}

function onShown(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** Updates the shown day. The object for the feed changes only with its content, as the feed is then mixed again. */
function showDay(shown: ReturnType<typeof todayOf>, day: DayHere): void {
  const inFeed = inFeedOf(day)
  const before = shown.get()?.inFeed
  shown.set({
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

/** The order is not compared, as the feed keeps its own. */
function textOf({ day, tileIds, games, seenKeys = new Set() }: TodayInFeed): string {
  return JSON.stringify([day, [...tileIds].sort(), games.length, [...seenKeys]])
}

/**
 * Stores these tiles for offline use, without pictures to save data, through the service worker. True once all are stored. Throws an
 * `ApiError`.
 */
async function keepForOffline(
  tileIds: readonly string[],
  savesData: boolean,
  onRead: (tiles: readonly Tile[]) => void,
): Promise<boolean> {
  if (tileIds.length === 0 || !("serviceWorker" in navigator)) return false
  await workerIsThere()
  const tiles = await readDocuments(`tiles?ids=${tileIds.join()}`)
  onRead(tiles)
  if (!(await keepDocument(todayPath, tiles))) return false
  for (const tile of tiles) {
    if (!(await keepDocument(`tiles?slug=${encodeURIComponent(tile.slug)}`, tile))) return false
    if (!savesData && !(await decodePicture(tile.picture))) return false
  }
  return true
}

/** Today's stored tiles, for an offline feed. Null without any. */
async function readSavedTiles(): Promise<readonly Tile[] | null> {
  const tiles = await readSavedDocument(todayPath)
  return Array.isArray(tiles) ? (tiles as Tile[]) : null
}

/** On a first visit the service worker starts some seconds after the page. */
async function workerIsThere(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }))
}
