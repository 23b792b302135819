import type { Media } from "@confetti/contract/uploads"

type Props = { media: Media }

/** A thought's photo or clip. */
export function ThoughtMedia(_props: Props) {
  return null
}
