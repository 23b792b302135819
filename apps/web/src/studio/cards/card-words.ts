import type { PlacedCard, PostDraft } from "@confetti/contract/studio-cards"
import { windowState } from "@confetti/domain/feed/card-window"
import { t } from "@confetti/domain/messages/t"

export const kindWords: Readonly<Record<PostDraft["kind"], string>> = {
  tiktok_video: t`TikTok video`,
  tiktok_social: t`TikTok channel`,
  ig_social: "Instagram",
}

export const typeWords: Readonly<Record<string, string>> = {
  ...kindWords,
  wurd: "WURD",
  baw: "BAW",
  featured_thoughts: t`Thoughts`,
  shop: t`Shop`,
  join_cf: t`Joining`,
  earn_rewards: t`Points left to earn`,
}

export type CardWindow = Pick<PostDraft, "from" | "until" | "isOff">

export const windowNames: Readonly<Record<keyof CardWindow, string>> = {
  from: t`From`,
  until: t`Until`,
  isOff: t`Off`,
}

export type CardState = "waiting" | "running" | "over" | "off"

/** The state of a card at a local time in the home zone. */
export function cardState({ from, until, isOff }: CardWindow, now: string): CardState {
  return isOff ? "off" : windowState({ from: from || null, until: until || null }, now)
}

export const stateNames: Readonly<Record<CardState, string>> = {
  waiting: t`Waiting`,
  running: t`Running`,
  over: t`Ended`,
  off: t`Off`,
}

/** "From 1 Dec 2026, 18:00 until 3 Dec 2026, 09:00"; "" for always. */
export function windowText({ from, until }: CardWindow, language: string): string {
  const start = clockText(from, language)
  const end = clockText(until, language)
  if (from === "") return until === "" ? "" : t`Until ${end}`
  return until === "" ? t`From ${start}` : t`From ${start} until ${end}`
}

/** Formats a local time without converting it to this device's zone. */
export function clockText(clock: string, language: string): string {
  const at = new Date(`${clock}Z`)
  if (Number.isNaN(at.getTime())) return clock
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" }).format(at)
}

export function placeText({ guest, member }: PlacedCard["places"]): string {
  if (guest === null)
    return member === null ? t`Not shown: other cards come first` : t`Place ${member} for signed-in readers`
  if (member === null) return t`Place ${guest} for signed-out readers`
  return guest === member ? t`Place ${guest}` : t`Place ${guest}; ${member} for signed-in readers`
}
