type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A box to tick; the whole line is its target. */
export function Tick({ label, isOn, onChange }: Props) {
  return (
    <label className="join-tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
