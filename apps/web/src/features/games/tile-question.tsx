import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { Category } from "@confetti/contract/category"
import type { CardOf } from "@confetti/contract/feed-item"
import { day } from "@confetti/domain/durations"
import { quizButton } from "@confetti/domain/games/quiz-machine"
import { useId, useState } from "react"
import { ApiError, call } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { Button } from "../../ui/button.tsx"
import { inHue, TilePicture, useOnScreen } from "../tile/index.ts"
import { QuizOptions } from "./quiz/quiz-options.tsx"
import "../../ui/feed-card.css"
import "./quiz/quiz-options.css"
import "./tile-question.css"

const unanswered: TileAnswer = { chosen: null, result: null, hasFailed: false }

export function TileQuestion({ tileId }: { tileId: string }) {
  const { data } = useRead(tileQuestionRead(tileId), { freshFor: day })
  return data ? <AskedQuestion tileId={tileId} asked={data} /> : null
}

type Props = { tileId: string; asked: NonNullable<CallableOutput<"games-get_tile_question">> }

function AskedQuestion({ tileId, asked: { number, question, options } }: Props) {
  const { chosen, result, hasFailed, choose } = useTileAnswer(tileId, number)
  const isRight = result !== null && result.right === chosen
  const rightOption = result && options[result.right]
  return (
    <section className="tile-question mx-auto px-5" aria-labelledby="tile-question-title">
      <p className="mb-2 ink-hue font-semibold">What did you just read?</p>
      <h2 id="tile-question-title" className="mb-4 text-4 text-pretty">
        {question}
      </h2>
      <QuizOptions
        options={options}
        states={options.map((_, option) => quizButton(option, chosen, result?.right ?? null))}
        chosen={chosen}
        isLocked={chosen !== null}
        onAnswer={choose}
      />
      <div className="tile-question-verdict ink-2" role="status">
        {result && (
          <p className="measure mt-4" data-right={isRight || undefined}>
            <b>{isRight ? "Right." : `Not quite. The answer is “${rightOption}”.`}</b> {result.why}
          </p>
        )}
        {hasFailed && <p className="measure mt-4">Could not send your answer. Choose again when you are online.</p>}
      </div>
    </section>
  )
}

function tileQuestionRead(tileId: string): ReadRequest<CallableOutput<"games-get_tile_question">> {
  return { key: `games question ${tileId}`, read: () => call("games-get_tile_question", { tileId }) }
}

type TileAnswer = {
  chosen: number | null
  result: CallableOutput<"games-check_tile_answer"> | null
  hasFailed: boolean
}

/** The answer to a tile's question. Not stored: opened again, it is asked again. */
function useTileAnswer(tileId: string, number: number): TileAnswer & { choose: (option: number) => void } {
  const [answer, setAnswer] = useState(unanswered)
  const choose = (option: number) => {
    if (answer.chosen !== null) return
    setAnswer({ ...unanswered, chosen: option })
    call("games-check_tile_answer", { tileId, number, option }).then(
      (result) => setAnswer({ ...unanswered, chosen: option, result }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setAnswer({ ...unanswered, hasFailed: true })
      },
    )
  }
  return { ...answer, choose }
}

type RecallCardProps = {
  card: CardOf<"recall">
  category: Category | undefined
  /** When the tile was read: "yesterday". */
  when: string
  isCurrent: boolean
  onAnswered: () => void
  onOpen: () => void
  onLater: () => void
  onNext: () => void
}

export function RecallCard({ card, category, when, isCurrent, onAnswered, onOpen, onLater, onNext }: RecallCardProps) {
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
        <div className="recall-tile relative h-full overflow-hidden rounded-card">
          <TilePicture picture={{ ...tile.picture, alt: "" }} sizes="(min-width: 1000px) 560px, 100vw" />
          <p className="absolute grid">
            <small className="ink-hue">You read this {when}</small>
            <span className="plaintext wrap-anywhere">{tile.title}</span>
          </p>
        </div>
      )}
      <section className="recall-body grid justify-items-start gap-2" aria-labelledby={id}>
        <p className="feed-card-mark">{card.title}</p>
        <h2 id={id} className="text-pretty">
          {question}
        </h2>
        <QuizOptions
          options={options}
          states={options.map((_, option) => stateOf(option, chosen, result?.right ?? null))}
          chosen={chosen}
          isLocked={chosen !== null}
          onAnswer={answer}
        />
        <div className="measure ink-2" role="status">
          {result && (
            <p className="mt-1">
              <b className="ink-1">
                {result.right === chosen ? "Yes, you still know it." : `The answer is “${rightOption}”.`}
              </b>{" "}
              {result.why}
            </p>
          )}
          {hasFailed && <p className="mt-1">Could not send your answer. Choose again when you are online.</p>}
        </div>
        <div className="feed-card-ways">
          <Button kind="primary" data-main onClick={onOpen}>
            Open the tile
          </Button>
          {chosen === null ? <Button onClick={onLater}>Not now</Button> : <Button onClick={onNext}>Continue</Button>}
        </div>
      </section>
    </div>
  )
}

function stateOf(option: number, chosen: number | null, right: number | null) {
  const state = quizButton(option, chosen, right)
  return state === "incorrect" ? "clicked" : state
}
