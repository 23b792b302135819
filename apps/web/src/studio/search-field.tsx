type Props = {
  label: string
  placeholder: string
  /** Disables capitalisation and correction, for names, numbers and code. */
  isCode?: boolean
  value: string
  onChange: (text: string) => void
}

export function SearchField({ label, placeholder, isCode = false, value, onChange }: Props) {
  return (
    <label className="studio-field">
      <span className="unseen">{label}</span>
      <input
        type="search"
        maxLength={100}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize={isCode ? "none" : undefined}
        spellCheck={isCode ? false : undefined}
        data-search
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
