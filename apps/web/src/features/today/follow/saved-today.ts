import type { Today } from "@confetti/contract/today"
import { fieldsOf, isTextList, readStored, writeStored } from "../../../platform/storage.ts"

export type DayInFeed = {
  /** Tiles they have seen, in order. */
  viewedIds: readonly string[]
  /** Tiles read on another device, which are not shown here. */
  elsewhereIds: readonly string[]
  seenCards: readonly string[]
}

/** Today's state on this device. A guest's streak and reads exist only here. */
export type SavedToday = DayInFeed & {
  userId: string | null
  /** In the order shown here. */
  today: Today | null
  doneDays: readonly string[]
  /** Tiles a guest has read, latest last. */
  readIds: readonly string[]
  /** The day whose tiles are stored for offline use; "" for none. */
  offlineDay: string
}

const key = "cf_today"
const mostDays = 400
const mostRead = 500

export const notBegun: DayInFeed = { viewedIds: [], elsewhereIds: [], seenCards: [] }

const nothing = { ...notBegun, today: null, doneDays: [], readIds: [], offlineDay: "" }

/** Fields missing in an earlier version. */
const laterFields = { games: [], onThisDay: null }

/** The stored state of this person, or the guest. Read again before each change, as other tabs write it. */
export function readSavedToday(userId: string | null): SavedToday {
  const saved = readStored(key, isSaved)
  if (saved?.userId !== userId) return { userId, ...nothing }
  return { ...nothing, ...saved, today: saved.today && { ...laterFields, ...saved.today } }
}

export function writeSavedToday(saved: SavedToday): void {
  writeStored(key, { ...saved, doneDays: saved.doneDays.slice(-mostDays), readIds: saved.readIds.slice(-mostRead) })
}

export function saveSeenCard(userId: string | null, day: string, cardKey: string): void {
  const saved = readSavedToday(userId)
  if (saved.today?.day !== day || saved.seenCards.includes(cardKey)) return
  writeSavedToday({ ...saved, seenCards: [...saved.seenCards, cardKey] })
}

/** Includes an earlier version's form. */
type Stored = Omit<SavedToday, keyof DayInFeed | "today"> &
  Partial<DayInFeed> & { today: (Omit<Today, Later> & Partial<Pick<Today, Later>>) | null }
type Later = keyof typeof laterFields

function isSaved(value: unknown): value is Stored {
  const {
    userId,
    today,
    doneDays,
    readIds,
    offlineDay,
    viewedIds = [],
    elsewhereIds = [],
    seenCards = [],
  } = fieldsOf(value)
  const isOfSomebody = userId === null || typeof userId === "string"
  const lists = [doneDays, readIds, viewedIds, elsewhereIds, seenCards]
  const isOfOne = isOfSomebody && typeof offlineDay === "string"
  return isOfOne && (today === null || isToday(today)) && lists.every(isTextList)
}

function isToday(value: unknown): boolean {
  const { day, zone, nextDate, tiles, readIds, streak, games = [], onThisDay = null } = fieldsOf(value)
  const texts = [day, zone, nextDate, ...(onThisDay === null ? [] : [fieldsOf(onThisDay)["text"]])]
  return (
    texts.every((text) => typeof text === "string") &&
    Array.isArray(tiles) &&
    tiles.every((tile) => typeof fieldsOf(tile)["id"] === "string") &&
    [readIds, games].every(isTextList) &&
    typeof fieldsOf(streak)["length"] === "number"
  )
}
