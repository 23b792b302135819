import { type LessScope, lessScopes } from "@confetti/domain/less-wish"

export type Wished = { scope: LessScope; subject: string }

/** A wish's id says what it is about: the same wish has the same id, and another person's is never meant. */
export function wishId({ scope, subject }: Wished): string {
  return `${scope}:${subject}`
}

/** What a wish's id says; null for what is none. */
export function readWishId(id: string): Wished | null {
  const at = id.indexOf(":")
  const scope = lessScopes.find((known) => known === id.slice(0, Math.max(0, at)))
  return scope === undefined ? null : { scope, subject: id.slice(at + 1) }
}
