import { createStore } from "../../../platform/create-store.ts"
import { scoped, useScope } from "../../../platform/session-scope.ts"

export const reportedHereOf = scoped(() => {
  const reported = createStore<ReadonlySet<string>>(new Set())
  return {
    add: (thoughtId: string): void => reported.set(new Set(reported.get()).add(thoughtId)),
    useHas: (thoughtId: string): boolean => reported.useValue().has(thoughtId),
  }
})

export type HiddenHere = { thoughtId: string; hideId: string; name: string }

/**
 * Who was hidden here just now. Their other thoughts go with the next answer of the server; the one they were hidden by is left out
 * wherever a list shows what was read before.
 */
export const hiddenHereOf = scoped(() => {
  const hidden = createStore<readonly HiddenHere[]>([])
  const without = (hideId: string) => hidden.get().filter((each) => each.hideId !== hideId)
  return {
    add: (one: HiddenHere): void => hidden.set([one, ...without(one.hideId)]),
    remove: (hideId: string): void => hidden.set(without(hideId)),
    /** The latest first. */
    useAll: hidden.useValue,
  }
})

export function useWithoutHidden<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const all = hiddenHereOf(useScope()).useAll()
  return items.filter(({ id }) => all.every(({ thoughtId }) => thoughtId !== id))
}
