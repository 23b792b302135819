import type { Switch } from "../../platform/sync/mutation.ts"

type Lists = {
  /** As shown, newest first. */
  here: readonly string[]
  agreed: readonly string[]
}

export function changesSince({ here, agreed }: Lists): { liked: string[]; unliked: string[] } {
  const [isHere, isAgreed] = [new Set(here), new Set(agreed)]
  return { liked: here.filter((id) => !isAgreed.has(id)), unliked: agreed.filter((id) => !isHere.has(id)) }
}

/** A three-way merge: the server's likes with local changes on top, in their local order. */
export function rebaseLikes(there: readonly string[], lists: Lists): string[] {
  const { liked, unliked } = changesSince(lists)
  const isThere = new Set(there)
  const isUnliked = new Set(unliked)
  return [...liked.filter((id) => !isThere.has(id)), ...there.filter((id) => !isUnliked.has(id))]
}

/** The agreed likes without pending changes, as another tab may have sent some. */
export function agreedUntil(waiting: readonly Switch[], agreed: readonly string[]): string[] {
  const changed = new Set(waiting.map(({ id }) => id))
  return [...waiting.flatMap(({ id, isOn }) => (isOn ? [] : id)), ...agreed.filter((id) => !changed.has(id))]
}
