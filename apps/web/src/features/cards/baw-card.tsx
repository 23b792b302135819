import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { CardFrame, MainButton } from "./card-frame.tsx"
import { type DailyEnd, endText, playLabel, streakText } from "./daily-words.ts"
import "./baw-card.css"

type Props = {
  card: CardOf<"baw">
  end?: DailyEnd | undefined
  /** The card's letters are those of another day than its reader's: where they are, it may be tomorrow. */
  hasOtherDay?: boolean
  language: string
  onPlay: () => void
}

const blank = Array.from({ length: 7 }, () => "")

/** Build A Word: the seven letters of the day, the one that every word needs in the middle. */
export function BawCard({ card, end, hasOtherDay = false, language, onPlay }: Props) {
  const { title, letters, wordsFound, state } = card
  const [needed = "", ...others] = (hasOtherDay ? blank : letters).map((letter) => letter.toLocaleUpperCase(language))
  const streak = streakText(card, language)
  return (
    <CardFrame name="baw-card" hue={62} art={<Letters needed={needed} others={others} />}>
      {streak && <p className="feed-card-mark">{streak}</p>}
      <h2>{title}</h2>
      <p className="feed-card-text">
        {end ? endText(end) : state === "begun" ? foundText(wordsFound, language) : aboutText(needed, others)}
      </p>
      <div className="feed-card-ways">
        <MainButton onClick={onPlay}>{playLabel(card)}</MainButton>
      </div>
    </CardFrame>
  )
}

function aboutText(needed: string, others: readonly string[]): string {
  if (needed === "") return t`As many words as you can of seven letters. Each needs the one in the middle.`
  const letters = [needed, ...others].join("\u00a0")
  return t`As many words as you can of ${letters}. Each needs the ${needed}.`
}

function foundText(found: number, language: string): string {
  if (found === 0) return t`You have begun, and the first word is still to be found.`
  return plural(found, { one: "One word found so far.", other: "# words found so far." }, language)
}

function Letters({ needed, others }: { needed: string; others: string[] }) {
  return (
    <div className="baw-letters" aria-hidden="true">
      {others.map((letter, at) => (
        <span key={at} style={{ "--turn": `${at * 60}deg` }}>
          {letter}
        </span>
      ))}
      <span data-needed>{needed}</span>
    </div>
  )
}
