import type { CardOf } from "@confetti/contract/feed-item"
import { CardFrame, MainButton } from "./card-frame.tsx"
import { playLabel, streakText } from "./daily-words.ts"
import "./baw-card.css"

type Props = { card: CardOf<"baw">; language: string; onPlay: () => void }

/** Build A Word: the seven letters of the day, the one that every word needs in the middle. */
export function BawCard({ card, language, onPlay }: Props) {
  const { title, letters, wordsFound, state } = card
  const [needed = "", ...others] = letters.map((letter) => letter.toLocaleUpperCase(language))
  const streak = streakText(card, language)
  return (
    <CardFrame name="baw-card" hue={62} art={<Letters needed={needed} others={others} />}>
      {streak && <p className="feed-card-mark">{streak}</p>}
      <h2>{title}</h2>
      <p className="feed-card-text">
        {state === "begun"
          ? foundText(wordsFound, language)
          : `As many words as you can of ${[needed, ...others].join("\u00a0")}. Each needs the ${needed}.`}
      </p>
      <div className="feed-card-ways">
        <MainButton onClick={onPlay}>{playLabel(card)}</MainButton>
      </div>
    </CardFrame>
  )
}

function foundText(found: number, language: string): string {
  if (found === 0) return "You have begun, and the first word is still to be found."
  return found === 1 ? "One word found so far." : `${new Intl.NumberFormat(language).format(found)} words found so far.`
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
