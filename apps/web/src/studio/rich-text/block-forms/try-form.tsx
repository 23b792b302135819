import type { experiments } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { SelectField, TextField } from "../../kit/document-fields.tsx"
import { choice, line, record } from "./field-types.ts"

/** In the order of the list. Repeated here, as importing the contract would include its schemas. */
const experimentNames: Readonly<Record<(typeof experiments)[number], string>> = {
  "coin-game": t`Coin game: three tosses against the house`,
  "blind-spot": t`Blind spot: a dot that vanishes`,
  "cricket-thermometer": t`Cricket thermometer: chirps as a temperature`,
  "card-check": t`Card check: a number’s last digit`,
}

const fields = record({
  experiment: choice(experimentNames),
  title: line(blockLimits.title, t`Enter a title.`),
  byHand: line(blockLimits.byHand, t`Describe how to do it by hand.`),
})

export const tryForm = { ...fields, Fields: TryFields }

function TryFields() {
  return (
    <>
      <SelectField path="experiment" label="Experiment" options={Object.entries(experimentNames)} />
      <TextField path="title" label="Title" most={blockLimits.title.most} />
      <TextField
        path="byHand"
        label="By hand"
        most={blockLimits.byHand.most}
        rows={4}
        hint="How to do the same with paper, a coin or your ears."
      />
    </>
  )
}
