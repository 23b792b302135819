import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { GuessHistogram } from "@confetti/contract/guess-histogram"
import { t } from "@confetti/domain/messages/t"
import { type GuessVerdict, judgeGuess } from "@confetti/domain/tile/judge-guess"
import { medianGuess } from "@confetti/domain/tile/median-guess"
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react"
import { call, readDocument } from "../../../../platform/api.ts"
import { vibrate } from "../../../../platform/haptics.ts"
import { isTextList, readStored, writeStored } from "../../../../platform/storage.ts"
import { Button } from "../../../../ui/button.tsx"
import { burstAt } from "../burst-at.ts"
import { useNumberText } from "../use-number-text.ts"
import "./guess-block.css"

const key = "cf_guesses"

const mostStored = 500

type Props = { block: Extract<FencedBlock, { type: "guess" }> }

/** A number to guess. The first guess counts, and is shown to others anonymously. */
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
    // The button disappears: keep the focus here.
    slider.current?.focus({ preventScroll: true })
    if (verdict.kind !== "far" && slider.current) burstAt(slider.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    reveal()
  }
  return (
    // Touching the slider neither opens nor holds the tile.
    <div role="group" aria-labelledby={id} className="guess" onClick={stop} onPointerDown={stop}>
      <p className="block-title" id={id}>
        {question}
      </p>
      <output
        className="guess-number grid mt-4 mb-2 ink-hue"
        data-revealed={isRevealed || undefined}
        aria-hidden="true"
      >
        {textOf(guess, unit)}
      </output>
      <div className="guess-slider relative grid" style={{ "--guess": shareOf(guess), "--answer": shareOf(answer) }}>
        <input
          ref={slider}
          className="block-slider w-full"
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
        {isRevealed && <i className="absolute pointer-events-none" aria-hidden="true" />}
      </div>
      <p className="flex justify-between ink-2 text-1 tabular-nums" aria-hidden="true">
        <span>{textOf(min, "")}</span>
        <span>{textOf(max, "")}</span>
      </p>
      {!isRevealed && (
        <Button kind="primary" className="min-h-52 mt-4" onClick={reveal}>
          That’s my guess
        </Button>
      )}
      <div className="block-verdict" role="status">
        {isRevealed && (
          <p>
            <b className="ink-hue">{guessWords(verdict, textOf(verdict.off, unit))}</b> It is {right}. {why}
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

/** The result of a guess as a sentence. `off` is the distance with its unit. */
function guessWords({ kind, side }: GuessVerdict, off: string): string {
  if (kind === "exact") return t`Exactly.`
  if (kind === "close") return side === "low" ? t`Close: ${off} too low.` : t`Close: ${off} too high.`
  return side === "low" ? t`${off} too low.` : t`${off} too high.`
}

type Asked = { min: number; max: number; step: number; answer: number }

/** The slider's initial position: the centre, or well below it if the centre is the answer. */
function firstGuess(asked: Asked): number {
  const { min, max, step } = asked
  const at = (share: number) => min + Math.round(((max - min) * share) / step) * step
  return judgeGuess(at(0.5), asked).kind === "far" ? at(0.5) : at(0.2)
}

function GuessBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts)
  return (
    <span className="guess-bars absolute flex pointer-events-none" aria-hidden="true">
      {counts.map((count, bin) => (
        <i key={bin} className="flex-1" style={{ "--share": count / most }} />
      ))}
    </span>
  )
}

type Slider = { min: number; max: number; step: number; unit: string }

function othersWords(
  counts: readonly number[],
  slider: Slider,
  textOf: (value: number, unit: string) => string,
): string {
  const total = textOf(
    counts.reduce((sum, count) => sum + count, 0),
    "",
  )
  const median = textOf(medianGuess(counts, slider) ?? slider.min, slider.unit)
  return t`Of ${total} guesses, the middle one was about ${median}.`
}

function useGuessHistogram(questionId: string | undefined) {
  const [counts, setCounts] = useState<GuessHistogram["counts"]>(null)
  const add = async (guess: number) => {
    if (questionId === undefined || !navigator.onLine) return
    const answer = await addOnce(questionId, guess).catch(() => null)
    setCounts(answer?.counts ?? null)
  }
  return { counts, add }
}

/** A repeated guess does not count, as its reader knows the answer. */
async function addOnce(questionId: string, guess: number): Promise<GuessHistogram | null> {
  const counted = readStored(key, isTextList) ?? []
  if (counted.includes(questionId)) return readDocument(`guessHistograms?questionId=${encodeURIComponent(questionId)}`)
  const histogram = await call("tiles-add_guess", { questionId, guess })
  writeStored(key, [questionId, ...counted].slice(0, mostStored))
  return histogram
}
