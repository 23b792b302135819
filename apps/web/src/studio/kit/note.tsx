type Props = { label: string; text: string | null }

/** A person's text with a label. Hidden while empty. */
export function Note({ label, text }: Props) {
  if (text === null) return null
  return (
    <p className="studio-note">
      <b>{label}</b> <bdi>{text}</bdi>
    </p>
  )
}
