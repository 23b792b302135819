import { t } from "@confetti/domain/messages/t"
import { waves } from "@confetti/domain/sound/sound-events"
import { givenNumber } from "../given-number.ts"
import { isEmptyRow } from "../is-empty-row.ts"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { inOneLine, writeBlock } from "../write-block.ts"
import { writtenNumber } from "../written-number.ts"
import { fieldsOf, listOf, oneOf, textOf, UnknownToForm } from "../yaml-fields.ts"

export type Wave = (typeof waves)[number]

export type Repeats = { times: string; every: string }

/** Numbers as they are typed, "" where nothing is said. `pitchTo` is where it glides to, and of noise the highest. */
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

export const emptyNote: SoundNote = {
  at: "",
  pitch: "",
  pitchTo: "",
  lasts: "",
  wave: "sine",
  loudness: "",
  attack: "",
  release: "",
  times: "",
  every: "",
}

const plain = ["at", "lasts", "loudness", "attack", "release", "times", "every"] as const

export function readSound(yaml: string): Reading<SoundValues> {
  return readBlock(yaml, ["title", "words", "notes", "times", "every"], (fields) => {
    const notes = listOf(fields["notes"], "notes").map(noteOf)
    return {
      title: textOf(fields["title"], "title"),
      words: textOf(fields["words"], "words"),
      notes: notes.length > 0 ? notes : [emptyNote],
      times: textOf(fields["times"], "times"),
      every: textOf(fields["every"], "every"),
    }
  })
}

function noteOf(note: unknown): SoundNote {
  const fields = fieldsOf(note, [...plain, "pitch", "wave"])
  const { pitch, wave } = fields
  const pitches = Array.isArray(pitch) ? pitch : [pitch, ""]
  if (pitches.length !== 2) throw new UnknownToForm(t`Its “pitch” is neither one number nor two.`)
  const [from, to] = pitches.map((each) => textOf(each, "pitch"))
  return {
    ...emptyNote,
    ...Object.fromEntries(plain.map((name) => [name, textOf(fields[name], name)])),
    pitch: from ?? "",
    pitchTo: to ?? "",
    wave: oneOf(wave, waves, "wave"),
  }
}

export function writeSound({ title, words, notes, times, every }: SoundValues): string {
  return writeBlock({
    title: oneLine(title),
    words: oneLine(words),
    notes: notes.filter((note) => !isEmptyNote(note)).map((note) => inOneLine(fieldsOfNote(note))),
    times: givenNumber(times),
    every: givenNumber(every),
  })
}

function fieldsOfNote({ pitch, pitchTo, lasts, wave, ...given }: SoundNote) {
  const to = givenNumber(pitchTo)
  return {
    at: givenNumber(given.at),
    pitch: to === undefined ? writtenNumber(pitch) : [writtenNumber(pitch), to],
    lasts: writtenNumber(lasts),
    wave: wave === "sine" ? undefined : wave,
    loudness: givenNumber(given.loudness),
    attack: givenNumber(given.attack),
    release: givenNumber(given.release),
    times: givenNumber(given.times),
    every: givenNumber(given.every),
  }
}

export function isEmptyNote({ wave: _, ...typed }: SoundNote): boolean {
  return isEmptyRow(typed)
}
