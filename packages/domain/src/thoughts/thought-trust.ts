import { day } from "../durations.ts"

/** Thoughts of a new writer that are reviewed first. */
export const thoughtsRead = 3
/** Milliseconds for which an account counts as new. */
export const newFor = 7 * day
/** More within ten minutes is a flood. */
export const floodAfter = 3
export const reportsToHide = 3
/** Reports of people with so many more rejected than upheld ones no longer count. */
const mostInVain = 5

export const waitCauses = ["first-thoughts", "link", "copy", "flood", "words", "reports", "appeal", "media"] as const

export type WaitCause = (typeof waitCauses)[number]

export type TrustFacts = {
  approvedBefore: number
  accountAgeMs: number
  /** Their other thoughts of the last ten minutes. */
  writtenLately: number
  hasLink: boolean
  isCopy: boolean
  /** Its words on the operator's or the library's list. */
  words: readonly string[]
}

/** Why a thought needs review before it is shown; empty if it does not. */
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

/** Whether a report counts towards hiding. Reviewers see all reports. */
export function isTrustedReporter({ accountAgeMs, isSuspended, heeded, inVain }: ReporterFacts): boolean {
  return accountAgeMs >= newFor && !isSuspended && inVain - heeded < mostInVain
}

/** Domains that are not words: a full stop without a space is no link. */
const link = /https?:|www\.|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|xyz|ru|cn|io|ly|gg)\b/iu

/** Links are displayed as text, but advertise all the same. */
export function hasLink(text: string): boolean {
  return link.test(text)
}
