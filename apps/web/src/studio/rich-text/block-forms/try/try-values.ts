import type { experiments } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { writeBlock } from "../write-block.ts"
import { oneOf, textOf } from "../yaml-fields.ts"

type Experiment = (typeof experiments)[number]

export type TryValues = { experiment: Experiment; title: string; byHand: string }

/** What each is called, in the order of the list. Its names are the contract's, whose values would bring its schemas along. */
export const experimentNames: Readonly<Record<Experiment, string>> = {
  "coin-game": t`Coin game: three tosses against the house`,
  "blind-spot": t`Blind spot: a dot that vanishes`,
  "cricket-thermometer": t`Cricket thermometer: chirps as a temperature`,
  "card-check": t`Card check: a number’s last digit`,
}

const all = Object.keys(experimentNames) as [Experiment, ...Experiment[]]

export function readTry(yaml: string): Reading<TryValues> {
  return readBlock(yaml, ["experiment", "title", "byHand"], ({ experiment, title, byHand }) => ({
    experiment: oneOf(experiment, all, "experiment"),
    title: textOf(title, "title"),
    byHand: textOf(byHand, "byHand"),
  }))
}

export function writeTry({ experiment, title, byHand }: TryValues): string {
  return writeBlock({ experiment, title: oneLine(title), byHand: oneLine(byHand) })
}
