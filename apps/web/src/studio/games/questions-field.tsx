import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useId, useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { studioCall } from "../access/studio-call.ts"

type Chosen = readonly { tile: string; question: number }[]
type Found = CallableOutput<"studio-find_game_questions">["questions"]

type Props = { day: string; questions: Chosen; onChange: (questions: { tile: string; question: number }[]) => void }

const needed = 5
/** How long somebody rests before what they typed is looked for, in milliseconds. */
const restsFor = 250

export function QuestionsField({ day, questions, onChange }: Props) {
  const id = useId()
  const [search, setSearch] = useState("")
  const { found, isFailed } = useFound(day, search.trim())
  const isFull = questions.length >= needed
  const isTaken = (tile: string) => questions.some((each) => each.tile === tile)
  return (
    <div className="game-pick">
      <p id={`${id}-count`} role="status">
        {questions.length} of {needed} chosen
      </p>
      {questions.length > 0 && (
        <ol className="game-picked" aria-label="Chosen questions">
          {questions.map((each, at) => (
            <li key={each.tile}>
              <span>{wordsOf(each)}</span>
              <button
                type="button"
                className="button"
                aria-label={`Remove ${wordsOf(each)}`}
                onClick={() => {
                  onChange(questions.toSpliced(at, 1))
                  announce(t`Removed`)
                }}
              >
                Remove
              </button>
            </li>
          ))}
        </ol>
      )}
      <label className="studio-field" htmlFor={`${id}-search`}>
        Find a question
        <input
          id={`${id}-search`}
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="Words of it, or of its tile"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      {isFailed && <p className="studio-trouble">They could not be looked for just now. What you chose is kept.</p>}
      {found?.length === 0 && <p className="studio-hint">No question of a tile that is out by then has these words.</p>}
      {found && found.length > 0 && (
        <ul className="game-found" aria-label="Questions found">
          {found.map(({ tile, number, question }) => (
            <li key={`${tile} ${number}`}>
              <span>
                {question} <small>{tile.replaceAll("-", " ")}</small>
              </span>
              <button
                type="button"
                className="button"
                aria-label={`Add: ${question}`}
                disabled={isFull || isTaken(tile)}
                onClick={() => {
                  const chosen = [...questions, { tile, question: number }]
                  onChange(chosen)
                  announce(t`Added, ${chosen.length} of ${needed}`)
                }}
              >
                {isTaken(tile) ? "Tile is in" : "Add"}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function wordsOf({ tile, question }: Chosen[number]): string {
  const name = tile.replaceAll("-", " ")
  return t`${name}, question ${question}`
}

/** What fits these words. While others are looked for, the last ones stay. */
function useFound(day: string, search: string): { found: Found | null; isFailed: boolean } {
  const [state, setState] = useState<{ found: Found | null; isFailed: boolean }>({ found: null, isFailed: false })
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      try {
        const { questions: found } = await studioCall("studio-find_game_questions", { day, search })
        if (!isOver) setState({ found, isFailed: false })
      } catch {
        if (!isOver) setState((before) => ({ ...before, isFailed: true }))
      }
    }
    const timer = setTimeout(() => void ask(), restsFor)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [day, search])
  return state
}
