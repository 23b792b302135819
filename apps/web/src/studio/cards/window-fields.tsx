import { t } from "@confetti/domain/messages/t"
import { useId } from "react"
import { useField } from "../kit/document.tsx"
import { TextField } from "../kit/document-fields.tsx"
import { Switch } from "../kit/switch.tsx"

/** Whether and when a card is shown, in the home zone's time. */
export function WindowFields({ zone }: { zone: string }) {
  const id = useId()
  const { value: from } = useField<string>("from")
  const { value: until } = useField<string>("until")
  const isOff = useField<boolean>("isOff")
  const isBackwards = from !== "" && until !== "" && until <= from
  return (
    <>
      <fieldset className="studio-set card-window grid gap-3" aria-describedby={id}>
        <legend>Window</legend>
        <TextField path="from" label="From" type="datetime-local" />
        <TextField
          path="until"
          label="Until"
          type="datetime-local"
          {...(isBackwards && { problem: t`The end must be after the start.` })}
        />
        <p id={id} className="studio-hint col-span-full">
          Times are in {zone}. Leave empty for no limit.
        </p>
      </fieldset>
      <Switch isOn={!isOff.value} onChange={(isOn) => isOff.set(!isOn)}>
        On
      </Switch>
    </>
  )
}
