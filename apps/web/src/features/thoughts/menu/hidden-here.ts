import { createStore } from "../../../platform/create-store.ts"

const reported = createStore<ReadonlySet<string>>(new Set())

/** Thoughts that were reported since this page was loaded: nobody is asked for the same twice. */
export const reportedHere = {
  add: (thoughtId: string): void => reported.set(new Set(reported.get()).add(thoughtId)),
  clear: (): void => reported.set(new Set()),
  useHas: (thoughtId: string): boolean => reported.useValue().has(thoughtId),
}

/** Somebody who was hidden since this page was loaded: by which thought of theirs, and by what it is undone. */
export type HiddenHere = { thoughtId: string; hideId: string; name: string }

const hidden = createStore<readonly HiddenHere[]>([])

/**
 * Who was hidden here just now. Their other thoughts go with the next answer of the server; the one they were hidden by is left out
 * wherever a list shows what was read before.
 */
export const hiddenHere = {
  add: (one: HiddenHere): void => hidden.set([one, ...hidden.get().filter(({ hideId }) => hideId !== one.hideId)]),
  /** They are shown again, from here or from the settings. */
  remove: (hideId: string): void => hidden.set(hidden.get().filter((each) => each.hideId !== hideId)),
  clear: (): void => hidden.set([]),
  /** The latest first. */
  useAll: hidden.useValue,
}

/** What a list shows of these, without who was hidden just now. */
export function useWithoutHidden<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const all = hiddenHere.useAll()
  return items.filter(({ id }) => all.every(({ thoughtId }) => thoughtId !== id))
}
