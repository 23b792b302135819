import type { BawPlay } from "@confetti/contract/games"
import { Sheet } from "../../../../ui/sheet.tsx"
import { countText } from "./count-text.ts"
import { FoundWords } from "./found-words.tsx"

type Props = { play: BawPlay; waiting: readonly string[]; onClose: () => void }

/** On a phone, all that was found. */
export function FoundSheet({ play, waiting, onClose }: Props) {
  return (
    <Sheet title={countText(play)} className="baw-sheet" onClose={onClose}>
      <FoundWords found={play.found} waiting={waiting} required={play.required} />
    </Sheet>
  )
}
