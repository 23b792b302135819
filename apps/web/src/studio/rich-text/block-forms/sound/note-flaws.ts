import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { numberFlaw } from "../flaws.ts"
import { givenFlaw } from "../given-flaw.ts"
import { numberIn } from "../number-in.ts"
import { oneLine } from "../one-line.ts"
import { rangeFlaw } from "../range-flaw.ts"
import { repeatFlaws } from "./repeat-flaws.ts"
import type { SoundNote } from "./sound-values.ts"

export function noteFlaws(note: SoundNote): Record<string, string | null> {
  const { at, pitch, lasts, loudness, attack, release } = note
  return {
    pitch: rangeFlaw(pitch, blockLimits.pitch),
    pitchTo: pitchToFlaw(note),
    lasts: rangeFlaw(lasts, blockLimits.noteLength) ?? fadesFlaw(note),
    at: givenFlaw(at, belowZeroFlaw),
    loudness: givenFlaw(loudness, loudnessFlaw),
    attack: givenFlaw(attack, belowZeroFlaw),
    release: givenFlaw(release, belowZeroFlaw),
    ...repeatFlaws(note),
  }
}

function pitchToFlaw({ pitch, pitchTo, wave }: SoundNote): string | null {
  if (wave !== "noise") return givenFlaw(pitchTo, (text) => rangeFlaw(text, blockLimits.pitch))
  if (oneLine(pitchTo) === "") return t`Noise reaches from a lowest pitch to a highest.`
  const isAbove = (numberIn(pitchTo) ?? 0) > (numberIn(pitch) ?? 0)
  return rangeFlaw(pitchTo, blockLimits.pitch) ?? (isAbove ? null : t`Must be above the lowest.`)
}

function fadesFlaw({ lasts, attack, release }: SoundNote): string | null {
  const fades = (numberIn(attack) ?? 0) + (numberIn(release) ?? 0)
  return fades > (numberIn(lasts) ?? 0) + 1e-9 ? t`Shorter than it swells and fades.` : null
}

function belowZeroFlaw(text: string): string | null {
  return (numberIn(text) ?? 0) < 0 ? t`Must not be below zero.` : numberFlaw(text)
}

function loudnessFlaw(text: string): string | null {
  const isWithin = (numberIn(text) ?? 1) > 0 && (numberIn(text) ?? 1) <= 1
  return isWithin ? numberFlaw(text) : t`Must be above 0, and at most 1.`
}
