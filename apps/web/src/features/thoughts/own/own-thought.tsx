import type { Thought } from "@confetti/contract/thoughts"

type Props = { thought: Thought }

/** How one's own thought stands, and what its author can do: change it, delete it, ask for another look, replace its file. */
export function OwnThought(_props: Props) {
  return null
}
