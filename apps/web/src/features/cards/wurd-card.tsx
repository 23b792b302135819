import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { CardFrame, MainButton } from "./card-frame.tsx"
import { type DailyEnd, endText, playLabel, streakText } from "./daily-words.ts"
import "./wurd-card.css"

type Props = {
  card: CardOf<"wurd">
  end?: DailyEnd | undefined
  language: string
  onPlay: () => void
}

const guesses = 6
const letters = 5

export function WurdCard({ card, end, language, onPlay }: Props) {
  const { title, state, guessesUsed } = card
  const streak = streakText(card, language)
  return (
    <CardFrame name="wurd-card" hue={152} art={<Board used={guessesUsed} isOver={state === "done"} />}>
      {streak && <p className="feed-card-mark">{streak}</p>}
      <h2>{title}</h2>
      <p className="feed-card-text">
        {end
          ? endText(end)
          : state === "begun"
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
  return plural(left, { one: "One guess is left.", other: "# guesses are left." })
}

function Board({ used, isOver }: { used: number; isOver: boolean }) {
  return (
    <div className="wurd-card-board" aria-hidden="true">
      {Array.from({ length: guesses * letters }, (_, at) => {
        const row = Math.floor(at / letters)
        return <i key={at} data-row={row < used ? "used" : row === used && !isOver ? "next" : undefined} />
      })}
    </div>
  )
}
