import type { Thought } from "@confetti/contract/thoughts"
import { minute } from "@confetti/domain/durations"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { createStore } from "../../../platform/create-store.ts"
import { deviceValues } from "../../../platform/device-values.ts"
import { scoped } from "../../../platform/session-scope.ts"
import { type Switch, type Toggle, toggleMutation } from "../../../platform/sync/mutation.ts"
import { createQueue } from "../../../platform/sync/queue.ts"
import { announce } from "../../../ui/announce.tsx"

type Marked = Pick<Thought, "id" | "isMarked" | "marks">

/** A mark of this device that a read thought may not include: pending, or sent since. */
type Mark = { isOn: boolean; takenAt: number | null }

/** Milliseconds after which a read includes earlier marks. */
const readsSaved = minute

/** Marks as shown: the server's `isMarked`, overridden by taps here. Sent marks override earlier reads, and yield to later ones. */
export function createMarksHere(now: () => number) {
  const marks = createStore<ReadonlyMap<string, Mark>>(new Map())
  /** When each read thought was first seen, by object. */
  const seenAt = new WeakMap<Marked, number>()

  const put = ({ id, isOn }: Switch, takenAt: number | null) =>
    marks.set(new Map(marks.get()).set(id, { isOn, takenAt }))

  function isOn(thought: Marked, known = marks.get()): boolean {
    const seen = seenAt.get(thought) ?? now()
    seenAt.set(thought, seen)
    const mark = known.get(thought.id)
    if (!mark) return thought.isMarked
    const isOld = mark.takenAt !== null && seen > mark.takenAt + readsSaved
    return isOld ? thought.isMarked : mark.isOn
  }

  return {
    apply: (next: Switch) => put(next, null),
    settle: (next: Switch) => put(next, now()),
    reset: (waiting: readonly Switch[]) =>
      marks.set(new Map(waiting.map(({ id, isOn }) => [id, { isOn, takenAt: null }]))),
    shownOver: (thought: Marked): ReturnType<Toggle["shown"]> => ({
      has: () => isOn(thought),
      useAll: () => (isOn(thought, marks.useValue()) ? [thought.id] : []),
    }),
  }
}

export function marksShown({ marks, isMarked }: Pick<Thought, "marks" | "isMarked">, isOn: boolean): number {
  return Math.max(0, marks + (isOn ? 1 : 0) - (isMarked ? 1 : 0))
}

/** Marks of this device. Pending ones are shown at once: who is signed in is known later, and offline much later. */
export const marksHereOf = scoped(() => {
  const marks = createMarksHere(Date.now)
  marks.reset(
    createQueue(deviceValues)
      .waiting()
      .flatMap(([, { kind, input }]) =>
        kind === interestingMutation.kind && interestingMutation.isInput(input) ? input : [],
      ),
  )
  return marks
})

/** Marks a thought as interesting, or not. The result depends on the read thought: `shownOver`. */
export const interestingToggle: Omit<Toggle, "shown"> = {
  kind: "interesting",
  send: ([{ id, isOn }], init) =>
    call(isOn ? "thoughts-mark_interesting" : "thoughts-unmark_interesting", { thoughtId: id }, init),
  apply: (next, scope) => marksHereOf(scope).apply(next),
  commit: (next, _answer, { scope }) => marksHereOf(scope).settle(next),
  revert({ id, isOn }, error, { scope }) {
    marksHereOf(scope).settle({ id, isOn: !isOn })
    announce(
      isOn ? t`Your “Interesting” was undone. ${error.message}` : t`Your “Interesting” is back. ${error.message}`,
    )
  },
  // The button itself gives feedback.
  onToggle: () => undefined,
}

export const interestingMutation = toggleMutation({
  ...interestingToggle,
  shown: () => ({ has: () => false, useAll: () => [] }),
})
