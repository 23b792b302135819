import type { Thought } from "@confetti/contract/thoughts"

type Props = { thought: Thought; onJoin: () => void }

/** Finds a thought interesting, or no more: one toggle. */
export function InterestingButton(_props: Props) {
  return null
}
