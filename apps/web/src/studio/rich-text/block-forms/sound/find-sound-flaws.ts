import { t } from "@confetti/domain/messages/t"
import { placeNotes } from "@confetti/domain/sound/place-notes"
import { soundEvents, soundLength } from "@confetti/domain/sound/sound-events"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { countFlaw } from "../count-flaw.ts"
import { type Flaws, flawsOf, textFlaw } from "../flaws.ts"
import { inWords } from "../in-words.ts"
import { numberIn } from "../number-in.ts"
import { rowFlaws } from "../row-flaws.ts"
import { noteFlaws } from "./note-flaws.ts"
import { repeatFlaws } from "./repeat-flaws.ts"
import { isEmptyNote, type SoundNote, type SoundValues } from "./sound-values.ts"

export function findSoundFlaws(values: SoundValues): Flaws {
  const { title, words, notes } = values
  const flaws = flawsOf({
    title: textFlaw(title, blockLimits.title, t`Give it a title.`),
    words: textFlaw(words, blockLimits.words, t`Say what one hears, for those who don’t hear it.`),
    ...rowFlaws("notes", notes, isEmptyNote, noteFlaws),
    ...repeatFlaws(values),
  })
  const hasNumbers = Object.keys(flaws).every((name) => name === "title" || name === "words")
  return { ...flaws, ...flawsOf({ notes: hasNumbers ? wholeFlaw(values) : null }) }
}

function wholeFlaw({ notes, times, every }: SoundValues): string | null {
  const filled = notes.filter((note) => !isEmptyNote(note))
  const written = placeNotes(filled.map(writtenNoteOf))
  const sound = { notes: written, times: numberIn(times) ?? 1, every: numberIn(every) ?? 1 }
  const count = sound.times * written.reduce((sum, note) => sum + note.times, 0)
  const most = blockLimits.soundEvents
  if (count > most) return t`With all that is repeated it makes ${inWords(count)} sounds; there is room for ${most}.`
  const length = Math.round(soundLength(soundEvents(sound)) * 10) / 10
  const { least, most: longest } = blockLimits.soundLength
  if (filled.length > 0 && (length < least || length > longest))
    return t`It lasts ${inWords(length)} seconds; it has to be ${inWords(least)} to ${longest}.`
  return countFlaw(filled.length, blockLimits.notes)
}

function writtenNoteOf({ pitch, pitchTo, lasts, wave, ...given }: SoundNote) {
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
