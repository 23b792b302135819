import { type EarnAction, earnActions } from "@confetti/domain/action-points"

/** Something a person did that the server is to hear of. */
export type Deed =
  | { kind: "like" | "unlike"; tileId: string }
  /** The tile was opened, and had so many subtiles then. */
  | { kind: "tap"; tileId: string; tappedDate: string; subtileCount: number }
  /** How far somebody got, `share` from 0 to 1, and since when. */
  | { kind: "read"; tileId: string; share: number; isRead: boolean; seenDate: string }
  | Claim

/** Points are asked for something done: `tileId` is the tile they are for, "" where they are for none. */
export type Claim = { kind: "claim"; action: EarnAction; tileId: string }

/** A deed that waits. `id` makes it count once, `userId` is whose it is, `place` its place in the line. */
export type Intent = Deed & {
  id: string
  userId: string
  place: number
  /** How often the server was asked and fell over. */
  tries: number
}

/** What a deed is about. Of each subject only the latest deed waits. */
export function subjectOf(deed: Deed): string {
  if (deed.kind === "claim") return `claim_${deed.action}_${deed.tileId}`
  return `${deed.kind === "unlike" ? "like" : deed.kind}_${deed.tileId}`
}

export function isIntent(value: unknown): value is Intent {
  if (typeof value !== "object" || value === null) return false
  const { id, userId, place, tries, kind, tileId } = value as Partial<Intent>
  return (
    typeof id === "string" &&
    typeof userId === "string" &&
    typeof place === "number" &&
    typeof tries === "number" &&
    typeof tileId === "string" &&
    (kind === "like" || kind === "unlike" || isTap(value) || isRead(value) || isClaim(value))
  )
}

function isTap(value: object): boolean {
  const { kind, tappedDate, subtileCount } = value as Record<string, unknown>
  return kind === "tap" && typeof tappedDate === "string" && typeof subtileCount === "number"
}

function isRead(value: object): boolean {
  const { kind, share, isRead, seenDate } = value as Record<string, unknown>
  return kind === "read" && typeof share === "number" && typeof isRead === "boolean" && typeof seenDate === "string"
}

function isClaim(value: object): boolean {
  const { kind, action } = value as Record<string, unknown>
  return kind === "claim" && earnActions.some((each) => each === action)
}
