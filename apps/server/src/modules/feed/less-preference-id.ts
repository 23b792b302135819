import { type LessScope, lessScopes } from "@confetti/domain/feed/less-preference"

export type LessSubject = { scope: LessScope; subject: string }

/** The id of a less-preference says what it is about: the same one has the same id, and another person's is never meant. */
export function lessPreferenceId({ scope, subject }: LessSubject): string {
  return `${scope}:${subject}`
}

/** What such an id says; null for what is none. */
export function parseLessPreferenceId(id: string): LessSubject | null {
  const at = id.indexOf(":")
  const scope = lessScopes.find((known) => known === id.slice(0, Math.max(0, at)))
  return scope === undefined ? null : { scope, subject: id.slice(at + 1) }
}
