type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function CardSwitch({ label, isOn, onChange }: Props) {
  return (
    <label className="studio-item-switch card-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
