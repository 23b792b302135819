import type { Today } from "@confetti/contract/today"
import { fieldsOf, isTextList, readStored, writeStored } from "../../../platform/storage.ts"

export type DayInFeed = {
  /** Its tiles that they met, as they met them. */
  viewedIds: readonly string[]
  /** Those of them that were read on another device, and do not come here. */
  elsewhereIds: readonly string[]
  seenCards: readonly string[]
}

/** What this device keeps of today. A guest's streak and what they read are nowhere else. */
export type KeptToday = DayInFeed & {
  userId: string | null
  /** Its tiles stand in the order in which they are met here. */
  today: Today | null
  doneDays: readonly string[]
  /** The tiles a guest has read, the latest last. */
  readIds: readonly string[]
  /** The day whose tiles were fetched for when there is no connection; "" for none. */
  offlineDay: string
}

const key = "cf_today"
const mostDays = 400
const mostRead = 500

export const notBegun: DayInFeed = { viewedIds: [], elsewhereIds: [], seenCards: [] }

const nothing = { ...notBegun, today: null, doneDays: [], readIds: [], offlineDay: "" }

/** What an earlier version of the app did not write of a day. */
const laterFields = { games: [], onThisDay: null }

/** What is kept of this person, or of the guest. Another tab writes it too: it is read anew before each change. */
export function readKeptToday(userId: string | null): KeptToday {
  const kept = readStored(key, isKept)
  if (kept?.userId !== userId) return { userId, ...nothing }
  return { ...nothing, ...kept, today: kept.today && { ...laterFields, ...kept.today } }
}

export function writeKeptToday(kept: KeptToday): void {
  writeStored(key, { ...kept, doneDays: kept.doneDays.slice(-mostDays), readIds: kept.readIds.slice(-mostRead) })
}

export function saveSeenCard(userId: string | null, day: string, cardKey: string): void {
  const kept = readKeptToday(userId)
  if (kept.today?.day !== day || kept.seenCards.includes(cardKey)) return
  writeKeptToday({ ...kept, seenCards: [...kept.seenCards, cardKey] })
}

/** As an earlier version of the app wrote it, too. */
type Stored = Omit<KeptToday, keyof DayInFeed | "today"> &
  Partial<DayInFeed> & { today: (Omit<Today, Later> & Partial<Pick<Today, Later>>) | null }
type Later = keyof typeof laterFields

function isKept(value: unknown): value is Stored {
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
