type Props = { userId: string; onOpen: (slug: string) => void }

/** What somebody wrote, on their shelf. */
export function OwnThoughts(_props: Props) {
  return null
}
