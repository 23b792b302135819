import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { day } from "@confetti/domain/durations"
import { quizButton } from "@confetti/domain/games/quiz-machine"
import { call } from "../../../platform/api.ts"
import type { ReadRequest } from "../../../platform/reads/read-cache.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { QuizOptions } from "../quiz/board/quiz-options.tsx"
import { useTileAnswer } from "./use-tile-answer.ts"

/** A question on what was just read, where there is one: without time and without points. Nothing at all where there is none. */
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
    <section className="tile-question" aria-labelledby="tile-question-title">
      <p className="tile-question-kicker">What did you just read?</p>
      <h2 id="tile-question-title">{question}</h2>
      <QuizOptions
        options={options}
        states={options.map((_, option) => quizButton(option, chosen, result?.right ?? null))}
        chosen={chosen}
        isLocked={chosen !== null}
        onAnswer={choose}
      />
      <div className="tile-question-verdict" role="status">
        {result && (
          <p data-right={isRight || undefined}>
            <b>{isRight ? "Right." : `Not quite. It is “${rightOption}”.`}</b> {result.why}
          </p>
        )}
        {hasFailed && <p>That did not go through. Choose again when there is a connection.</p>}
      </div>
    </section>
  )
}

/** A question on a tile; null where there is none to ask. */
function tileQuestionRead(tileId: string): ReadRequest<CallableOutput<"games-get_tile_question">> {
  return { key: `games question ${tileId}`, read: () => call("games-get_tile_question", { tileId }) }
}
