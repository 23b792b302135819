import { t } from "@confetti/domain/messages/t"
import { fieldsOf, readStored, writeStored } from "../../platform/storage.ts"
import { IconButton } from "../../ui/icon.tsx"
import "../../ui/switch.css"
import type { Reader, SpeechError } from "./create-reader.ts"

const rates = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

const choiceKey = "cf_listen"

const errorTexts: Record<SpeechError, string> = {
  "not-allowed": t`Press Play once more to start reading aloud.`,
  failed: t`The voice stopped. Press Play to continue from here.`,
}

type Props = {
  reader: Reader
  choice: ListenChoice
  onChoice: (choice: ListenChoice) => void
  onStep: () => void
  onClose: () => void
}

export function ListenBar({ reader, choice, onChoice, onStep, onClose }: Props) {
  const { phase, error } = reader.useValue()
  const isPlaying = phase === "playing"
  const step = (by: () => void) => () => {
    by()
    onStep()
  }
  return (
    <section className="listen-bar px-3 py-2 rounded-sheet surface-1" aria-label="Listening">
      <div className="flex items-center justify-between">
        <label>
          <span className="unseen">Speed</span>
          <select
            className="min-h-44 rounded-full surface-3 text-center"
            value={choice.rate}
            onChange={(event) => onChoice({ ...choice, rate: Number(event.target.value) })}
          >
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {rate}×
              </option>
            ))}
          </select>
        </label>
        <IconButton icon="back" label="Back a paragraph" onClick={step(reader.back)} />
        <IconButton
          className="on-paper"
          icon={isPlaying ? "pause" : "play"}
          isFilled
          label={isPlaying ? "Pause" : "Play"}
          onClick={reader.toggle}
        />
        <IconButton icon="forward" label="Forward a paragraph" onClick={step(reader.forward)} />
        <IconButton icon="close" label="Stop listening" onClick={onClose} />
      </div>
      <label className="listen-on flex items-center justify-between gap-3 min-h-44 px-2">
        <span>Keep going to the next tile</span>
        <input
          className="switch"
          type="checkbox"
          role="switch"
          checked={choice.keepsGoing}
          onChange={(event) => onChoice({ ...choice, keepsGoing: event.target.checked })}
        />
      </label>
      <p className="listen-error" role="status">
        {error && errorTexts[error]}
      </p>
    </section>
  )
}

type ListenChoice = { rate: number; keepsGoing: boolean }

export function readListenChoice(): ListenChoice {
  const { rate, keepsGoing } = fieldsOf(readStored(choiceKey, isObject))
  return { rate: rates.find((each) => each === rate) ?? 1, keepsGoing: keepsGoing === true }
}

export function writeListenChoice(choice: ListenChoice): void {
  writeStored(choiceKey, choice)
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}
