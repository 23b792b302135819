import type { PostDraft, StandingCard } from "@confetti/contract/studio-cards"
import { windowState } from "@confetti/domain/feed/card-window"

export const kindWords: Readonly<Record<PostDraft["kind"], string>> = {
  tiktok_video: "TikTok video",
  tiktok_social: "TikTok channel",
  ig_social: "Instagram",
}

/** What each card of the feed is called here. */
export const typeWords: Readonly<Record<string, string>> = {
  ...kindWords,
  wurd: "WURD",
  baw: "BAW",
  featured_thoughts: "Thoughts",
  shop: "Shop",
  join_cf: "Joining",
  earn_rewards: "What is left to earn",
}

type Shown = Pick<PostDraft, "from" | "until" | "isOff">

export type CardState = "waiting" | "running" | "over" | "off"

/** Where a card is at a time of the home zone's clocks. */
export function cardState({ from, until, isOff }: Shown, now: string): CardState {
  return isOff ? "off" : windowState({ from: from || null, until: until || null }, now)
}

const stateNames: Readonly<Record<CardState, string>> = {
  waiting: "Waiting",
  running: "Running",
  over: "Over",
  off: "Off",
}

export function stateName(shown: Shown, now: string): string {
  return stateNames[cardState(shown, now)]
}

/** "From 1 Dec 2026, 18:00 until 3 Dec 2026, 09:00"; "" where it always runs. */
export function windowText({ from, until }: Shown, language: string): string {
  const parts = [
    ...(from === "" ? [] : [`from ${clockText(from, language)}`]),
    ...(until === "" ? [] : [`until ${clockText(until, language)}`]),
  ].join(" ")
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}

/** A time of a wall's clock, which is no moment of this device's: it is shown as it is. */
export function clockText(clock: string, language: string): string {
  const at = new Date(`${clock}Z`)
  if (Number.isNaN(at.getTime())) return clock
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" }).format(at)
}

/** Where a card stands from the top, for those who meet it. */
export function placeText({ guest, member }: StandingCard["places"]): string {
  if (guest === null && member === null) return "Finds no place: others go first"
  if (guest === member) return `Place ${guest}`
  if (guest === null) return `Place ${member}, for who is signed in`
  if (member === null) return `Place ${guest}, for who is not signed in`
  return `Place ${guest}; ${member} for who is signed in`
}

/** The first thing that is wrong with a card of the list. */
export function flawOf(
  problems: readonly { path: readonly (string | number)[] | null; message: string }[],
  at: number,
): string | null {
  const words = problems.find(({ path }) => path?.[0] === at)?.message.replaceAll("`", "")
  return words === undefined ? null : words.replace(/^\[\d+\]\./, "")
}
