import { day } from "../durations.ts"

/** So many thoughts of somebody's are read by a reviewer before theirs are shown at once. */
export const thoughtsRead = 3
/** For so long an account is new, in milliseconds. */
export const newFor = 7 * day
/** More than this within ten minutes is a flood. */
export const floodAfter = 3
export const reportsToHide = 3
/** Somebody with so many more reports in vain than heeded is not counted any more. */
const mostInVain = 5

export const waitCauses = ["first-thoughts", "link", "copy", "flood", "words", "reports", "appeal", "media"] as const

export type WaitCause = (typeof waitCauses)[number]

export type TrustFacts = {
  approvedBefore: number
  accountAgeMs: number
  /** How many they wrote in the last ten minutes, this one not counted. */
  writtenLately: number
  hasLink: boolean
  isCopy: boolean
  /** Words of it that are on the operator's list, or a library's. */
  words: readonly string[]
}

/** Why a thought is to be read by somebody before it is shown; nothing where it is shown at once. */
export function causesToWait(facts: TrustFacts): WaitCause[] {
  const isNew = facts.approvedBefore < thoughtsRead || facts.accountAgeMs < newFor
  const found: Record<Exclude<WaitCause, "reports" | "appeal" | "media">, boolean> = {
    "first-thoughts": facts.approvedBefore < thoughtsRead,
    link: facts.hasLink && isNew,
    copy: facts.isCopy,
    flood: facts.writtenLately >= floodAfter,
    words: facts.words.length > 0,
  }
  const causes = ["first-thoughts", "link", "copy", "flood", "words"] as const
  return causes.filter((cause) => found[cause])
}

export type ReporterFacts = { accountAgeMs: number; isSuspended: boolean; heeded: number; inVain: number }

/** Whether a report counts towards hiding. Every report is read by a reviewer, whoever it is from. */
export function isOfStanding({ accountAgeMs, isSuspended, heeded, inVain }: ReporterFacts): boolean {
  return accountAgeMs >= newFor && !isSuspended && inVain - heeded < mostInVain
}

/** Endings that are no words: a full stop without a space behind it is no link. */
const link = /https?:|www\.|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|xyz|ru|cn|io|ly|gg)\b/iu

/** Whether it leads somewhere. Links are shown as text, and advertised all the same. */
export function hasLink(text: string): boolean {
  return link.test(text)
}
