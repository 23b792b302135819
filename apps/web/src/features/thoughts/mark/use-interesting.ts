import type { Thought } from "@confetti/contract/thoughts"
import { useToggle } from "../../../platform/sync/sync.ts"
import { interestingToggle } from "./interesting-toggle.ts"
import { marksHere, marksShown } from "./marks-here.ts"

/** Whether the person here finds a thought interesting, how many do, and how that is switched. `thought` as it was read, not a copy. */
export function useInteresting(thought: Thought) {
  const [isOn, toggle] = useToggle({ ...interestingToggle, shown: marksHere.shownOver(thought) }, thought.id)
  return { isOn, marks: marksShown(thought, isOn), toggle }
}
