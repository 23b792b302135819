import { t } from "@confetti/domain/messages/t"
import type { Wave } from "./sound-values.ts"

export const waveNames: Readonly<Record<Wave, string>> = {
  sine: t`Sine, pure`,
  triangle: t`Triangle, soft`,
  square: t`Square, hollow`,
  sawtooth: t`Sawtooth, buzzing`,
  noise: t`Noise, a breath`,
}
