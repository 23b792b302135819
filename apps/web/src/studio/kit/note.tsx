type Props = { label: string; text: string | null }

/** What somebody wrote, after what it is. Without words it is not seen. */
export function Note({ label, text }: Props) {
  if (text === null) return null
  return (
    <p className="studio-note">
      <b>{label}</b> <bdi>{text}</bdi>
    </p>
  )
}
