import { useState } from "react"
import { ActionRow } from "../setting-group.tsx"
import { HiddenList } from "./hidden-list.tsx"

type Props = { language: string; onShowAgain: (hideId: string) => void }

/** Whom somebody has hidden, fetched when they ask: most have hidden nobody. */
export function HiddenPeople({ language, onShowAgain }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <HiddenList language={language} onShowAgain={onShowAgain} />
  return (
    <ActionRow
      title="People you have hidden"
      about="You do not read what they write, and they do not read you."
      action="Show"
      onAct={() => setOpen(true)}
    />
  )
}
