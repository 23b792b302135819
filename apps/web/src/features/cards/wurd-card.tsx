import type { CardOf } from "@confetti/contract/feed-item"
import { CardFrame, MainButton } from "./card-frame.tsx"
import { playLabel, streakText } from "./daily-words.ts"
import "./wurd-card.css"

type Props = { card: CardOf<"wurd">; language: string; onPlay: () => void }

const guesses = 6
const letters = 5

/** The daily word: its board, as far as it has been filled. */
export function WurdCard({ card, language, onPlay }: Props) {
  const { title, state, guessesUsed } = card
  const streak = streakText(card, language)
  return (
    <CardFrame name="wurd-card" hue={152} art={<Board used={guessesUsed} />}>
      {streak && <p className="feed-card-mark">{streak}</p>}
      <h2>{title}</h2>
      <p className="feed-card-text">
        {state === "begun"
          ? leftText(guesses - guessesUsed)
          : "Five letters, six guesses, the same word for everybody."}
      </p>
      <div className="feed-card-ways">
        <MainButton onClick={onPlay}>{playLabel(card)}</MainButton>
      </div>
    </CardFrame>
  )
}

function leftText(left: number): string {
  return left === 1 ? "One guess is left." : `${left} guesses are left.`
}

function Board({ used }: { used: number }) {
  return (
    <div className="wurd-board" aria-hidden="true">
      {Array.from({ length: guesses * letters }, (_, at) => {
        const row = Math.floor(at / letters)
        return <i key={at} data-row={row < used ? "used" : row === used ? "next" : undefined} />
      })}
    </div>
  )
}
