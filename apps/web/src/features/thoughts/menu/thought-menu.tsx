import type { Thought } from "@confetti/contract/thoughts"

type Props = { thought: Thought; tile: { slug: string; title: string }; onJoin: () => void }

/** What can be done with somebody else's thought, or with one's own as anybody's: share it, report it, hide its author. */
export function ThoughtMenu(_props: Props) {
  return null
}
