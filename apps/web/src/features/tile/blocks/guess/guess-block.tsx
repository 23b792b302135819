import type { FencedBlock } from "@confetti/contract/fenced-block"
import { judgeGuess } from "@confetti/domain/tile/judge-guess"
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react"
import { vibrate } from "../../../../platform/haptics.ts"
import { burstAt } from "../burst-at.ts"
import { firstGuess } from "./first-guess.ts"
import { GuessBars } from "./guess-bars.tsx"
import { guessWords } from "./guess-words.ts"
import { othersWords } from "./others-words.ts"
import { useGuessHistogram } from "./use-guess-histogram.ts"
import { useNumberText } from "../use-number-text.ts"
import "./guess-block.css"

type Props = { block: Extract<FencedBlock, { type: "guess" }> }

/** A number to be guessed. The first guess counts; without the name of who guessed, others see it too. */
export function GuessBlock({ block }: Props) {
  const { question, min, max, step, unit, answer, why } = block
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const [guess, setGuess] = useState(() => firstGuess(block))
  const [isRevealed, setRevealed] = useState(false)
  const { counts, add } = useGuessHistogram(block.id)
  const textOf = useNumberText()
  const verdict = judgeGuess(guess, block)
  const right = textOf(answer, unit)
  const shareOf = (value: number) => (value - min) / (max - min)
  const reveal = () => {
    if (isRevealed) return
    setRevealed(true)
    vibrate("marked")
    void add(guess)
    // The button goes; whoever pressed it stays here.
    slider.current?.focus({ preventScroll: true })
    if (verdict.kind !== "far" && slider.current) burstAt(slider.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    reveal()
  }
  return (
    // A finger on the slider neither opens the tile nor holds it.
    <div role="group" aria-labelledby={id} className="guess" onClick={stop} onPointerDown={stop}>
      <p className="block-title" id={id}>
        {question}
      </p>
      <output className="guess-number" data-revealed={isRevealed || undefined} aria-hidden="true">
        {textOf(guess, unit)}
      </output>
      <div className="guess-slider" style={{ "--guess": shareOf(guess), "--answer": shareOf(answer) }}>
        <input
          ref={slider}
          type="range"
          aria-labelledby={id}
          aria-valuetext={textOf(guess, unit)}
          aria-disabled={isRevealed || undefined}
          min={min}
          max={max}
          step={step}
          value={guess}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => !isRevealed && setGuess(currentTarget.valueAsNumber)}
        />
        {counts && <GuessBars counts={counts} />}
        {isRevealed && <i aria-hidden="true" />}
      </div>
      <p className="guess-ends" aria-hidden="true">
        <span>{textOf(min, "")}</span>
        <span>{textOf(max, "")}</span>
      </p>
      {!isRevealed && (
        <button type="button" className="button primary" onClick={reveal}>
          That’s my guess
        </button>
      )}
      <div className="block-verdict" role="status">
        {isRevealed && (
          <p>
            <b>{guessWords(verdict, textOf(verdict.off, unit))}</b> It is {right}. {why}
          </p>
        )}
        {counts && <p>{othersWords(counts, block, textOf)}</p>}
      </div>
    </div>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
