import type { Switch } from "../../platform/sync/mutation.ts"

type Lists = {
  /** As the person sees them, the latest first. */
  here: readonly string[]
  agreed: readonly string[]
}

export function changesSince({ here, agreed }: Lists): { liked: string[]; unliked: string[] } {
  const [isHere, isAgreed] = [new Set(here), new Set(agreed)]
  return { liked: here.filter((id) => !isAgreed.has(id)), unliked: agreed.filter((id) => !isHere.has(id)) }
}

/** A three-way merge: what the server has, with what changed here put on top. Those liked here come first, as they stand here. */
export function rebaseLikes(there: readonly string[], lists: Lists): string[] {
  const { liked, unliked } = changesSince(lists)
  const isThere = new Set(there)
  const isUnliked = new Set(unliked)
  return [...liked.filter((id) => !isThere.has(id)), ...there.filter((id) => !isUnliked.has(id))]
}

/** What is agreed on, but for what waits to be told: another tab may have been told meanwhile what this one does not know of yet. */
export function agreedUntil(waiting: readonly Switch[], agreed: readonly string[]): string[] {
  const changed = new Set(waiting.map(({ id }) => id))
  return [...waiting.flatMap(({ id, isOn }) => (isOn ? [] : id)), ...agreed.filter((id) => !changed.has(id))]
}
