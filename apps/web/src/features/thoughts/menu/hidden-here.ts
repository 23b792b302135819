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

/** People just hidden here. The server's next answers are without them; until then their thoughts are filtered from lists. */
export const hiddenHereOf = scoped(() => {
  const hidden = createStore<readonly HiddenHere[]>([])
  const without = (hideId: string) => hidden.get().filter((each) => each.hideId !== hideId)
  return {
    add: (one: HiddenHere): void => hidden.set([one, ...without(one.hideId)]),
    remove: (hideId: string): void => hidden.set(without(hideId)),
    useAll: hidden.useValue,
  }
})

export function useWithoutHidden<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const all = hiddenHereOf(useScope()).useAll()
  return items.filter(({ id }) => all.every(({ thoughtId }) => thoughtId !== id))
}
