import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { useField } from "../kit/document.tsx"
import { Field } from "../kit/form.tsx"
import { useRested } from "../kit/use-rested.ts"

type Chosen = { tile: string; question: number }

const needed = 5

const row = "grid cols-end items-center gap-3 py-2"

export function QuestionsField({ day }: { day: string }) {
  const { value: questions, set } = useField<Chosen[]>("questions")
  const [search, setSearch] = useState("")
  const { answer, isFailed } = useRested(search.trim(), (words) =>
    studioCall("studio-find_game_questions", { day, search: words }),
  )
  const found = answer?.questions
  const isFull = questions.length >= needed
  const isTaken = (tile: string) => questions.some((each) => each.tile === tile)
  return (
    <div className="game-pick">
      <p role="status">
        {questions.length} of {needed} chosen
      </p>
      {questions.length > 0 && (
        <ol className="studio-rows game-found" aria-label="Chosen questions">
          {questions.map((each, at) => (
            <li key={each.tile} className={row}>
              <span className="min-w-0 wrap-anywhere">{wordsOf(each)}</span>
              <Button
                aria-label={`Remove ${wordsOf(each)}`}
                onClick={() => {
                  set(questions.toSpliced(at, 1))
                  announce(t`Removed`)
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Field
        label="Find a question"
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder="Words from the question or its tile"
        value={search}
        onType={setSearch}
      />
      {isFailed && <p className="studio-error">Could not search right now. What you chose is still here.</p>}
      {found?.length === 0 && <p className="studio-hint">No tile published by then has a question with these words.</p>}
      {found && found.length > 0 && (
        <ul className="studio-rows game-found" aria-label="Questions found">
          {found.map(({ tile, number, question }) => (
            <li key={`${tile} ${number}`} className={row}>
              <span className="min-w-0 wrap-anywhere">
                {question} <small>{tile.replaceAll("-", " ")}</small>
              </span>
              <Button
                aria-label={`Add: ${question}`}
                disabled={isFull || isTaken(tile)}
                onClick={() => {
                  const chosen = [...questions, { tile, question: number }]
                  set(chosen)
                  announce(t`Added, ${chosen.length} of ${needed}`)
                }}
              >
                {isTaken(tile) ? "Tile already chosen" : "Add"}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function wordsOf({ tile, question }: Chosen): string {
  const name = tile.replaceAll("-", " ")
  return t`${name}, question ${question}`
}
