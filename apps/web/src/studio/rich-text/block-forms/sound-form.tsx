import { t } from "@confetti/domain/messages/t"
import { placeNotes } from "@confetti/domain/sound/place-notes"
import { soundEvents, soundLength, type waves } from "@confetti/domain/sound/sound-events"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { useState } from "react"
import { useField } from "../../kit/document.tsx"
import { SelectField, TextField } from "../../kit/document-fields.tsx"
import {
  type BlockType,
  choice,
  type FieldType,
  line,
  list,
  number,
  optional,
  record,
  rows,
  text,
} from "./field-types.ts"
import { type Found, inWords, isEmptyRow, numberIn, numberProblem, oneLine, problemsIn } from "./problems.ts"
import { Group, RowsField } from "./rows.tsx"
import { UnknownToForm } from "./yaml.ts"

type Wave = (typeof waves)[number]

type Repeats = { times: string; every: string }

/** Numbers as typed, "" if missing. `pitchTo` is a glide's end, or a noise's upper limit. */
export type SoundNote = Repeats & {
  at: string
  pitch: string
  pitchTo: string
  lasts: string
  wave: Wave
  loudness: string
  attack: string
  release: string
}

export type SoundValues = Repeats & { title: string; words: string; notes: readonly SoundNote[] }

const waveNames: Readonly<Record<Wave, string>> = {
  sine: t`Sine, pure`,
  triangle: t`Triangle, soft`,
  square: t`Square, hollow`,
  sawtooth: t`Sawtooth, buzzing`,
  noise: t`Noise, breathy`,
}

const repeatFields = {
  times: optional(number({ least: 1, most: blockLimits.soundEvents })),
  every: optional(number(blockLimits.noteLength)),
}

/** A number, or the two of a glide or a noise. */
const pitch: FieldType<readonly [from: string, to: string]> = {
  read: (yaml, name) => {
    const [from, to, ...more] = Array.isArray(yaml) ? list.read(yaml, name) : [text.read(yaml, name), ""]
    if (from === undefined || to === undefined || more.length > 0)
      throw new UnknownToForm(t`Its “${name}” is neither one number nor two.`)
    return [from, to]
  },
  write: ([from, to]) => (oneLine(to) === "" ? number().write(from) : [from, to].map(number().write)),
  check: ([from]) => numberProblem(from, blockLimits.pitch),
}

const noteFields = record({
  at: optional(number()),
  pitch,
  lasts: number(blockLimits.noteLength),
  wave: { ...choice(waveNames), write: (wave) => (wave === "sine" ? undefined : wave) },
  loudness: optional(number()),
  attack: optional(number()),
  release: optional(number()),
  ...repeatFields,
})

const note: FieldType<SoundNote> = {
  read: (yaml, name) => {
    const { pitch, ...values } = noteFields.read(yaml, name)
    return { ...values, pitch: pitch[0], pitchTo: pitch[1] }
  },
  write: ({ pitch, pitchTo, ...values }) => noteFields.write({ ...values, pitch: [pitch, pitchTo] }),
  check: ({ pitch, pitchTo, ...values }) =>
    problemsIn(
      { lasts: fadesProblem(values) },
      noteFields.check({ ...values, pitch: [pitch, pitchTo] }),
      {
        pitchTo: pitchToProblem(pitch, pitchTo, values.wave),
        at: belowZeroProblem(values.at),
        loudness: loudnessProblem(values.loudness),
        attack: belowZeroProblem(values.attack),
        release: belowZeroProblem(values.release),
      },
      repeatProblems(values),
    ),
}

export const emptyNote = note.read(null, "")

const fields = record<SoundValues>({
  title: line(blockLimits.title, t`Enter a title.`),
  words: line(blockLimits.words, t`Describe it for people who can’t hear it.`),
  notes: rows(note, blockLimits.notes, isEmptyNote),
  ...repeatFields,
})

export const soundForm: BlockType<SoundValues> = {
  ...fields,
  check: (values) => {
    const problems = problemsIn(fields.check(values), repeatProblems(values))
    const hasNumbers = Object.keys(problems).every((name) => name === "title" || name === "words")
    return hasNumbers ? { ...problems, notes: wholeProblem(values) } : problems
  },
  Fields: SoundFields,
}

function isEmptyNote({ wave: _, ...typed }: SoundNote): boolean {
  return isEmptyRow(typed)
}

function pitchToProblem(pitch: string, pitchTo: string, wave: Wave): string | null {
  if (oneLine(pitchTo) === "") return wave === "noise" ? t`Noise needs a lowest and a highest pitch.` : null
  const isAbove = wave !== "noise" || (numberIn(pitchTo) ?? 0) > (numberIn(pitch) ?? 0)
  return numberProblem(pitchTo, blockLimits.pitch) ?? (isAbove ? null : t`Must be above the lowest pitch.`)
}

function fadesProblem({ lasts, attack, release }: Pick<SoundNote, "lasts" | "attack" | "release">): string | null {
  const fades = (numberIn(attack) ?? 0) + (numberIn(release) ?? 0)
  return fades > (numberIn(lasts) ?? 0) + 1e-9 ? t`Must be at least as long as both fades together.` : null
}

function belowZeroProblem(typed: string): string | null {
  return (numberIn(typed) ?? 0) < 0 ? t`Can’t be below zero.` : null
}

function loudnessProblem(typed: string): string | null {
  const loudness = numberIn(typed) ?? 1
  return loudness > 0 && loudness <= 1 ? null : t`Must be above 0 and at most 1.`
}

/** Repetitions need both a count and an interval. */
function repeatProblems({ times, every }: Repeats): Found {
  const isTimes = oneLine(times) !== ""
  const isEvery = oneLine(every) !== ""
  const isWhole = Number.isInteger(numberIn(times) ?? 0)
  return {
    times: isEvery && !isTimes ? t`Enter how many times.` : isWhole ? null : t`Must be a whole number.`,
    every: isTimes && !isEvery ? t`Enter how far apart.` : null,
  }
}

function wholeProblem({ notes, times, every }: SoundValues): string | null {
  const placed = placeNotes(notes.filter((each) => !isEmptyNote(each)).map(numbersIn))
  const sound = { notes: placed, times: numberIn(times) ?? 1, every: numberIn(every) ?? 1 }
  const count = sound.times * placed.reduce((sum, each) => sum + each.times, 0)
  const most = blockLimits.soundEvents
  if (count > most) return t`With its repeats it plays ${inWords(count)} notes; the limit is ${most}.`
  const length = Math.round(soundLength(soundEvents(sound)) * 10) / 10
  const { least, most: longest } = blockLimits.soundLength
  if (length >= least && length <= longest) return null
  return t`It lasts ${inWords(length)} seconds; it must last ${inWords(least)} to ${longest}.`
}

function numbersIn({ pitch, pitchTo, lasts, wave, ...given }: SoundNote) {
  const from = numberIn(pitch) ?? 0
  return {
    at: numberIn(given.at) ?? undefined,
    lasts: numberIn(lasts) ?? 0,
    pitch: [from, numberIn(pitchTo) ?? from] as const,
    wave,
    loudness: numberIn(given.loudness) ?? 1,
    attack: numberIn(given.attack) ?? undefined,
    release: numberIn(given.release) ?? undefined,
    times: numberIn(given.times) ?? undefined,
    every: numberIn(given.every) ?? undefined,
  }
}

function SoundFields() {
  return (
    <>
      <p className="studio-hint">
        A sound is not recorded: the browser plays it from its notes. Listen to it in the preview.
      </p>
      <TextField path="title" label="Title" most={blockLimits.title.most} />
      <RowsField<SoundNote>
        path="notes"
        legend="Notes"
        hint="Pitches in hertz, times in seconds. A note without a start follows the one before it."
        empty={emptyNote}
        most={blockLimits.notes.most}
        className="block-form-part"
      >
        {(_, at) => <NoteFields legend={`Note ${at + 1}`} />}
      </RowsField>
      <Group legend="Repeat the whole sound">
        <div className="block-form-numbers">
          <RepeatFields />
        </div>
      </Group>
      <TextField
        path="words"
        label="In words"
        most={blockLimits.words.most}
        rows={3}
        hint="Describes it for people who can’t hear it."
      />
    </>
  )
}

function NoteFields({ legend }: { legend: string }) {
  const { wave, loudness, attack, release, times, every } = useField<SoundNote>([]).value
  const [isUnfolded, setUnfolded] = useState(false)
  const isNoise = wave === "noise"
  return (
    <Group legend={legend}>
      <div className="block-form-numbers">
        <TextField path="pitch" label={isNoise ? "Lowest pitch" : "Pitch"} />
        <TextField path="pitchTo" label={isNoise ? "Highest pitch" : "Glides to"} />
        <TextField path="lasts" label="Lasts" />
        <TextField path="at" label="Starts at" />
      </div>
      <SelectField path="wave" label="Wave" options={Object.entries(waveNames)} />
      <details
        className="block-form-more"
        open={isUnfolded || !isEmptyRow([loudness, attack, release, times, every])}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>Loudness, fades, repeats</summary>
        <div className="block-form-numbers">
          <TextField path="loudness" label="Loudness, up to 1" />
          <TextField path="attack" label="Fades in for" />
          <TextField path="release" label="Fades out for" />
          <RepeatFields />
        </div>
      </details>
    </Group>
  )
}

function RepeatFields() {
  return (
    <>
      <TextField path="times" label="How many times" />
      <TextField path="every" label="Seconds apart" />
    </>
  )
}
