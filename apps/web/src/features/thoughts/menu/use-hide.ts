import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { readCacheOf } from "../../../platform/reads/read-cache.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { announce } from "../../../ui/announce.tsx"
import { type HiddenHere, hiddenHereOf } from "./hidden-here.ts"
import { useCallOnce } from "./use-call-once.ts"

/** Hides a thought's writer. Later reads are without them; loaded lists lose this thought at once. */
export function useHide({ id, by }: Pick<Thought, "id" | "by">) {
  const scope = useScope()
  const { run, isBusy, error } = useCallOnce()
  const hide = async (): Promise<boolean> => {
    const answer = await run((init) => call("thoughts-hide_person", { thoughtId: id }, init))
    if (!answer) return false
    // The latest hiding comes first.
    hiddenHereOf(scope).add({ thoughtId: id, hideId: answer.people[0]?.id ?? "", name: by })
    readCacheOf(scope).invalidate()
    return true
  }
  return { hide, isBusy, error }
}

export function useShowAgain() {
  const scope = useScope()
  const { run, isBusy, error } = useCallOnce()
  const showAgain = async ({ hideId }: HiddenHere): Promise<void> => {
    if (!(await run((init) => call("thoughts-show_person", { id: hideId }, init)))) return
    hiddenHereOf(scope).remove(hideId)
    readCacheOf(scope).invalidate()
    announce(t`Unhidden. You’ll see each other’s thoughts again`)
  }
  return { showAgain, isBusy, error }
}
