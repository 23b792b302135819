import type { BawPlay } from "@confetti/contract/games"
import { plural } from "@confetti/domain/messages/plural"
import type { RefObject } from "react"
import { Icon } from "../../../../ui/icon.tsx"
import { countText } from "./count-text.ts"

type Props = {
  play: BawPlay
  waiting: readonly string[]
  /** Where a word that is found flies to. */
  latest: RefObject<HTMLSpanElement | null>
  onOpen: () => void
}

/** On a phone what was found is one line, which opens. */
export function FoundLine({ play, waiting, latest, onOpen }: Props) {
  const { found, required } = play
  const isEmpty = found.length + waiting.length === 0
  const letter = required.toUpperCase()
  return (
    <button type="button" className="baw-found-line" aria-haspopup="dialog" onClick={onOpen}>
      <strong>{countText(play)}</strong>
      {waiting.length > 0 && <span className="unseen">{plural(waiting.length, { other: "# waiting" })}</span>}
      <span className="unseen">Show them</span>
      <span ref={latest} className="baw-found-latest" aria-hidden={!isEmpty}>
        {waiting.length > 0 && <span className="baw-waits">waiting:</span>}
        {waiting.toReversed().map((word) => (
          <span key={word} className="baw-waits">
            {word}
          </span>
        ))}
        {found.toReversed().map(({ word, isPangram }) => (
          <span key={word} data-pangram={isPangram || undefined}>
            {word}
          </span>
        ))}
        {isEmpty && (
          <em>
            Four letters or more, with <b>{letter}</b>
          </em>
        )}
      </span>
      <Icon name="down" />
    </button>
  )
}
