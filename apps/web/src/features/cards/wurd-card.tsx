import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { DailyCard, type DailyProps } from "./daily-card.tsx"

const guesses = 6
const letters = 5

export function WurdCard(props: DailyProps<"wurd">) {
  const { state, guessesUsed } = props.card
  return (
    <DailyCard
      {...props}
      name="wurd-card"
      hue={152}
      art={<Board used={guessesUsed} isOver={state === "done"} />}
      about={
        state === "begun" ? leftText(guesses - guessesUsed) : t`Five letters, six guesses, the same word for everyone.`
      }
    />
  )
}

function leftText(left: number): string {
  return plural(left, { one: "One guess is left.", other: "# guesses are left." })
}

function Board({ used, isOver }: { used: number; isOver: boolean }) {
  return (
    <div className="wurd-card-board grid" aria-hidden="true">
      {Array.from({ length: guesses * letters }, (_, at) => {
        const row = Math.floor(at / letters)
        return <i key={at} data-row={row < used ? "used" : row === used && !isOver ? "next" : undefined} />
      })}
    </div>
  )
}
