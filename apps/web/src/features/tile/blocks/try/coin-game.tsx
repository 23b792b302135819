import { chanceToWin, playPenney, replyTo, type Toss, type TossRun } from "@confetti/domain/experiments/penney"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useId, useState } from "react"
import { vibrate } from "../../../../platform/haptics.ts"
import { Button } from "../../../../ui/button.tsx"
import { useNumberText } from "../use-number-text.ts"
import { ByHand } from "./by-hand.tsx"

const names = { H: t`heads`, T: t`tails` }
const places = [t`First toss`, t`Second toss`, t`Third toss`] as const

const letterOf = (toss: Toss) => names[toss].charAt(0).toUpperCase()

const mostShown = 18

const tossCoin = (): Toss => (Math.random() < 0.5 ? "H" : "T")

type Score = { yours: number; theirs: number; last: ReturnType<typeof playPenney> }

/** Penney's game: you choose three tosses, the house chooses after you, and the coin is tossed repeatedly. */
export function CoinGame({ children }: { children: ReactNode }) {
  const id = useId()
  const [run, setRun] = useState<TossRun>(["H", "H", "T"])
  const [score, setScore] = useState<Score | null>(null)
  const numberText = useNumberText()
  const house = replyTo(run)
  const turnOver = (place: number) => {
    setRun(run.map((toss, at) => (at === place ? (toss === "H" ? "T" : "H") : toss)) as unknown as TossRun)
    setScore(null)
  }
  const play = (games: number) => {
    const all = Array.from({ length: games }, () => playPenney(run, house, tossCoin))
    const last = all.at(-1)
    if (!last) return
    const won = all.filter(({ isYours }) => isYours).length
    setScore({ yours: (score?.yours ?? 0) + won, theirs: (score?.theirs ?? 0) + games - won, last })
    vibrate("marked")
  }
  const games = score ? score.yours + score.theirs : 0
  const yours = numberText(score?.yours ?? 0, "")
  const theirs = numberText(score?.theirs ?? 0, "")
  const share = numberText(Math.round(chanceToWin(house, run) * 1000) / 10, "%")
  return (
    <>
      <div className="grid gap-2 mt-3">
        <p className="text-2 font-semibold" id={id}>
          Your pattern
        </p>
        <div className="flex gap-2" role="group" aria-labelledby={id}>
          {run.map((toss, at) => {
            const [place, side] = [places[at] as string, names[toss]]
            return (
              <button
                key={place}
                type="button"
                className="coin grid place-items-center aspect-square rounded-full"
                data-side={toss}
                aria-label={`${place}: ${side}. Turn over`}
                onClick={() => turnOver(at)}
              >
                {letterOf(toss)}
              </button>
            )
          })}
        </div>
        <p className="text-2 font-semibold">The house’s pattern</p>
        <div className="flex gap-2" role="img" aria-label={house.map((toss) => names[toss]).join(", ")}>
          {house.map((toss, at) => (
            <span
              key={places[at]}
              className="coin grid place-items-center aspect-square rounded-full"
              data-side={toss}
              aria-hidden="true"
            >
              {letterOf(toss)}
            </span>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 mt-3">
        <Button kind="primary" className="min-h-48" onClick={() => play(1)}>
          One game
        </Button>
        <Button className="min-h-48" onClick={() => play(100)}>
          A hundred games
        </Button>
      </div>
      {score && <Record {...score.last} />}
      <p className="try-said block-note mt-3" role="status">
        {score && (
          <>
            <b className="ink-hue">{endWords(score.last)}</b> So far: you {yours}, the house {theirs}.{" "}
          </>
        )}
        <span>{t`In the long run the house wins ${share} of all games.`}</span>
      </p>
      {score && (
        <div
          className="coin-score flex items-center gap-2 mt-3 text-1"
          aria-hidden="true"
          style={{ "--yours": score.yours / games }}
        >
          <span>You</span>
          <i className="flex-1 rounded-full" />
          <span>House</span>
        </div>
      )}
      <ByHand>{children}</ByHand>
    </>
  )
}

function endWords({ tosses, isYours }: Score["last"]): string {
  return isYours
    ? plural(tosses.length, { one: "You win after # toss.", other: "You win after # tosses." })
    : plural(tosses.length, { one: "The house wins after # toss.", other: "The house wins after # tosses." })
}

function Record({ tosses, isYours }: Score["last"]) {
  const shown = tosses.slice(-mostShown)
  return (
    <p
      className="coin-record flex flex-wrap mt-3 ink-2"
      role="img"
      aria-label={tosses.map((toss) => names[toss]).join(", ")}
    >
      {tosses.length > shown.length && <span>…</span>}
      {shown.map((toss, at) => (
        <span key={at} data-lit={at >= shown.length - 3 || undefined} data-yours={isYours}>
          {letterOf(toss)}
        </span>
      ))}
    </p>
  )
}
