import { placeNotes } from "@confetti/domain/sound/place-notes"
import { soundEvents, soundLength, waves } from "@confetti/domain/sound/sound-events"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { type Say, t } from "../../../../platform/words/say.ts"
import { atLeast, atMost, error, issueOf, shaped } from "../refinements.ts"
import { blockText } from "./block-text.ts"

const { notes: noteCount, noteLength, soundLength: wholeLength, soundEvents: mostEvents, pitch: heard } = blockLimits

const hertz = z
  .number()
  .refine((pitch) => pitch >= heard.least, error(t`is below ${heard.least} hertz, too low to hear`))
  .refine((pitch) => pitch <= heard.most, error(t`is above ${heard.most} hertz, too high for many people to hear`))

const seconds = z
  .number()
  .refine((length) => length >= noteLength.least, error(t`must be at least ${noteLength.least} seconds`))
  .refine((length) => length <= noteLength.most, error(t`must be at most ${noteLength.most} seconds`))

const notNegative = z.number().refine((value) => value >= 0, error(t`is below zero`))
const fade = notNegative.optional()
const times = z
  .int()
  .refine((count) => count >= 1, error(t`must be at least 1`))
  .refine((count) => count <= mostEvents, error(t`must be at most ${mostEvents}`))
  .optional()

const isNumber = (value: unknown) => typeof value === "number"

const isPitch = (value: unknown) =>
  isNumber(value) || (Array.isArray(value) && value.length === 2 && value.every(isNumber))

const onePitchOrTwo = shaped(
  isPitch,
  z.union([hertz, z.tuple([hertz, hertz])]),
  t`must be one pitch in hertz, or two: [from, to]; ${heard.least} to ${heard.most}`,
)

const note = z
  .strictObject({
    at: notNegative.optional(),
    lasts: seconds,
    pitch: onePitchOrTwo,
    wave: z.enum(waves).default("sine"),
    loudness: z
      .number()
      .refine((value) => value > 0, error(t`must be above zero`))
      .refine((value) => value <= 1, error(t`must be at most 1`))
      .default(1),
    attack: fade,
    release: fade,
    times,
    every: seconds.optional(),
  })
  .superRefine(({ lasts, pitch, wave, attack, release, times: count, every }, context) => {
    const complain = (field: string, say: Say) => context.addIssue(issueOf(say, [field]))
    if ((attack ?? 0) + (release ?? 0) > lasts + 1e-9)
      complain("lasts", t`is shorter than \`attack\` and \`release\` together`)
    if (wave === "noise" && (typeof pitch === "number" || pitch[0] >= pitch[1]))
      complain("pitch", t`of noise must be its lowest and highest pitch: [from, to]`)
    saidTogether(count, every, context)
  })

function saidTogether(count: number | undefined, every: number | undefined, context: z.RefinementCtx): void {
  if ((count === undefined) === (every === undefined)) return
  context.addIssue(issueOf(t`and \`every\` must be given together`, ["times"]))
}

export const soundFields = z
  .strictObject({
    title: blockText(blockLimits.title),
    words: blockText(blockLimits.words),
    notes: z
      .array(note)
      .check(atLeast(noteCount.least, t`needs at least one note`))
      .check(atMost(noteCount.most, t`can have at most ${noteCount.most} notes`))
      .transform(placeNotes),
    times,
    every: seconds.optional(),
  })
  .superRefine(({ times: count, every }, context) => saidTogether(count, every, context))
  .transform(({ times: count = 1, every = 1, ...sound }) => ({ ...sound, times: count, every }))
  .superRefine((sound, context) => {
    const complain = (say: Say) => context.addIssue(issueOf(say, ["notes"]))
    const count = sound.times * sound.notes.reduce((sum, each) => sum + each.times, 0)
    if (count > mostEvents) return complain(t`play ${count} notes with their repeats; the limit is ${mostEvents}`)
    const length = Math.round(soundLength(soundEvents(sound)) * 10) / 10
    const { least, most } = wholeLength
    if (length < least || length > most) complain(t`last ${length} seconds in all; they must last ${least} to ${most}`)
  })
