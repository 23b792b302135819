import { mostFeedIds } from "@confetti/contract/limits"
import { type GuestTaste, mostPicks } from "@confetti/domain/feed/guest-order"
import type { LessScope } from "@confetti/domain/feed/less-preference"
import { fieldsOf, isTextList, readStored, removeStored, writeStored } from "../../platform/storage.ts"

const guestTasteKey = "cf_taste"
const guestLessKey = "cf_less"

export type Interaction = "skipped" | "seen" | "finished"

/** A guest's activity on this device by tile id, latest first, until someone signs in. */
export type SavedTaste = {
  picked: readonly string[]
  liked: readonly string[]
  /** Likes from before the last reset, which no longer count. */
  bygone: readonly string[]
  met: Readonly<Record<Interaction, readonly string[]>>
}

/** A guest's less-preference, stored until someone signs in. `key` makes it count once on the server. */
export type GuestLess = { scope: LessScope; subject: string; title: string; askedDate: string; key: string }

const nothing: SavedTaste = { picked: [], liked: [], bygone: [], met: { skipped: [], seen: [], finished: [] } }

/** As many of each as a feed has tiles, so that none returns as new; the oldest are dropped. */
const most = mostFeedIds

const mostLess = 50

const interactions = ["finished", "seen", "skipped"] as const

export function hasGuestTaste(): boolean {
  return readStored(guestLessKey, isSaved) !== null || readStored(guestTasteKey, isSaved) !== null
}

export function tasteOfGuest(): GuestTaste {
  const { picked, liked, met } = readGuestTaste()
  const less = readGuestLess()
  const subjectsOf = (wanted: string) => less.filter(({ scope }) => scope === wanted).map(({ subject }) => subject)
  return {
    picked,
    liked,
    finished: met.finished,
    skipped: met.skipped,
    seen: [...met.finished, ...met.seen, ...met.skipped],
    less: { tiles: subjectsOf("tile"), categories: subjectsOf("category") },
  }
}

export function readGuestTaste(): SavedTaste {
  return readStored(guestTasteKey, isTaste) ?? nothing
}

/** Replaces the picks. Returns those stored, up to the limit. */
export function saveGuestPicks(picked: readonly string[]): readonly string[] {
  const saved = [...new Set(picked)].slice(0, mostPicks)
  write({ ...readGuestTaste(), picked: saved })
  return saved
}

/** Stores the likes of this device. True if they changed. */
export function saveGuestLikes(likedIds: readonly string[]): boolean {
  const taste = readGuestTaste()
  const liked = likedIds.filter((id) => !taste.bygone.includes(id)).slice(0, most)
  // A tile liked again counts as a new like.
  const bygone = taste.bygone.filter((id) => likedIds.includes(id))
  const isNew = liked.join() !== taste.liked.join()
  if (isNew || bygone.length < taste.bygone.length) write({ ...taste, liked, bygone })
  return isNew
}

/** Stores an interaction; the strongest of a tile counts. True if it changed. */
export function saveGuestInteraction(tileId: string, interaction: Interaction): boolean {
  const taste = readGuestTaste()
  const before = interactions.findIndex((each) => taste.met[each].includes(tileId))
  if (before >= 0 && before <= interactions.indexOf(interaction)) return false
  const others = (each: Interaction) => taste.met[each].filter((id) => id !== tileId)
  const listed = (each: Interaction) => (each === interaction ? [tileId, ...others(each)].slice(0, most) : others(each))
  write({ ...taste, met: { skipped: listed("skipped"), seen: listed("seen"), finished: listed("finished") } })
  return true
}

/** Resets the feed: earlier activity no longer counts. */
export function resetGuestTaste(): void {
  const { liked, bygone } = readGuestTaste()
  removeStored(guestTasteKey)
  if (liked.length + bygone.length > 0) write({ ...nothing, bygone: [...liked, ...bygone].slice(0, most) })
}

export function clearGuestTaste(): void {
  removeStored(guestTasteKey)
}

export function readGuestLess(): GuestLess[] {
  return readStored(guestLessKey, isGuestLess) ?? []
}

/** Repeated ones count once. The oldest are dropped. */
export function addGuestLess(less: GuestLess): void {
  const others = readGuestLess().filter((each) => !isSame(each, less))
  writeStored(guestLessKey, [less, ...others].slice(0, mostLess))
}

export function removeGuestLess(less: Pick<GuestLess, "scope" | "subject">): void {
  const others = readGuestLess().filter((each) => !isSame(each, less))
  if (others.length > 0) writeStored(guestLessKey, others)
  else removeStored(guestLessKey)
}

type Subject = Pick<GuestLess, "scope" | "subject">

function isSame(one: Subject, other: Subject): boolean {
  return one.scope === other.scope && one.subject === other.subject
}

function write(taste: SavedTaste): void {
  writeStored(guestTasteKey, taste)
}

function isTaste(value: unknown): value is SavedTaste {
  const { picked, liked, bygone, met } = fieldsOf(value)
  const lists = [picked, liked, bygone, ...interactions.map((each) => fieldsOf(met)[each])]
  return lists.every(isTextList)
}

function isGuestLess(value: unknown): value is GuestLess[] {
  const texts = ["scope", "subject", "title", "askedDate", "key"] as const
  return (
    Array.isArray(value) &&
    value.every((each: Partial<GuestLess> | null) => texts.every((name) => typeof each?.[name] === "string"))
  )
}

function isSaved(value: unknown): value is object {
  return value !== null
}
