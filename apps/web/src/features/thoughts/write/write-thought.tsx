import type { Openness } from "@confetti/contract/page-data"

type Props = {
  tile: { id: string; title: string }
  /** Null for nobody. */
  userId: string | null
  uploads: Openness
  onJoin: () => void
}

/** Where a thought is written. */
export function WriteThought(_props: Props) {
  return null
}
