import { useId } from "react"

type Window = { from: string; until: string }

type Props = { window: Window; zone: string; onChange: (window: Window) => void }

/** When a card stands in the feed, by the clocks of the home zone and not of this device. */
export function WindowFields({ window, zone, onChange }: Props) {
  const id = useId()
  const isBackwards = window.from !== "" && window.until !== "" && window.until <= window.from
  return (
    <fieldset className="studio-set card-window">
      <legend>Window</legend>
      {(["from", "until"] as const).map((end) => (
        <label key={end} className="studio-field">
          {end === "from" ? "From" : "Until"}
          <input
            type="datetime-local"
            value={window[end]}
            aria-describedby={id}
            aria-invalid={(end === "until" && isBackwards) || undefined}
            onChange={({ currentTarget }) => onChange({ ...window, [end]: currentTarget.value })}
          />
        </label>
      ))}
      <p id={id} className={isBackwards ? "studio-trouble" : "studio-hint"}>
        {isBackwards ? "It has to end later than it begins." : `Times of ${zone}. Empty is open.`}
      </p>
    </fieldset>
  )
}
