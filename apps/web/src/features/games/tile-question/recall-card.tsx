import type { Category } from "@confetti/contract/category"
import type { CardOf } from "@confetti/contract/feed-item"
import { quizButton } from "@confetti/domain/games/quiz-machine"
import { useId } from "react"
import "../../../ui/feed-card.css"
import { inHue, TilePicture, useOnScreen } from "../../tile/index.ts"
import { QuizOptions } from "../quiz/board/quiz-options.tsx"
import "../quiz/quiz-options.css"
import "./recall-card.css"
import { useTileAnswer } from "./use-tile-answer.ts"

type Props = {
  card: CardOf<"recall">
  category: Category | undefined
  /** When the tile was read: "yesterday". */
  when: string
  isCurrent: boolean
  onAnswered: () => void
  onOpen: () => void
  /** Puts it off. */
  onLater: () => void
  onNext: () => void
}

/** One question about a tile of an earlier day. No test: nothing is counted, the tile is always a press away, and it can be put off. */
export function RecallCard({ card, category, when, isCurrent, onAnswered, onOpen, onLater, onNext }: Props) {
  const id = useId()
  const { number, question, options } = card
  const [tile] = card.tiles
  const { chosen, result, hasFailed, choose } = useTileAnswer(card.id, number)
  const rightOption = result && options[result.right]
  useOnScreen("mainAct", isCurrent && onOpen)
  const answer = (option: number) => {
    choose(option)
    onAnswered()
  }
  return (
    <div {...inHue(category?.hue, "feed-card recall-card")} data-answered={result !== null || undefined}>
      {tile && (
        <div className="recall-tile">
          <TilePicture picture={{ ...tile.picture, alt: "" }} sizes="(min-width: 1000px) 560px, 100vw" />
          <p>
            <small>You read this {when}</small>
            <span>{tile.title}</span>
          </p>
        </div>
      )}
      <section className="feed-card-body" aria-labelledby={id}>
        <p className="feed-card-mark">{card.title}</p>
        <h2 id={id}>{question}</h2>
        <QuizOptions
          options={options}
          states={options.map((_, option) => stateOf(option, chosen, result?.right ?? null))}
          chosen={chosen}
          isLocked={chosen !== null}
          onAnswer={answer}
        />
        <div className="recall-answer" role="status">
          {result && (
            <p>
              <b>{result.right === chosen ? "Yes, still with you." : `It is “${rightOption}”.`}</b> {result.why}
            </p>
          )}
          {hasFailed && <p>That did not go through. Choose again when there is a connection.</p>}
        </div>
        <div className="feed-card-ways">
          <button type="button" className="button primary" data-main onClick={onOpen}>
            Open the tile
          </button>
          {chosen === null ? (
            <button type="button" className="button" onClick={onLater}>
              Not now
            </button>
          ) : (
            <button type="button" className="button" onClick={onNext}>
              Go on
            </button>
          )}
        </div>
      </section>
    </div>
  )
}

/** What was chosen is marked as chosen, and what is so as so: there is no wrong one. */
function stateOf(option: number, chosen: number | null, right: number | null) {
  const state = quizButton(option, chosen, right)
  return state === "incorrect" ? "clicked" : state
}
