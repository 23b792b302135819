import { createStore } from "../../../platform/create-store.ts"

const reported = createStore<ReadonlySet<string>>(new Set())

/** Thoughts that were reported since this page was loaded: nobody is asked for the same twice. */
export const reportedHere = {
  add: (thoughtId: string): void => reported.set(new Set(reported.get()).add(thoughtId)),
  clear: (): void => reported.set(new Set()),
  useHas: (thoughtId: string): boolean => reported.useValue().has(thoughtId),
}
