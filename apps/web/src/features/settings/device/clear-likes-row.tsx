import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ActionRow } from "../setting-group.tsx"

type Props = {
  likedIds: readonly string[]
  onClear: () => void
  onRestore: (ids: readonly string[]) => void
}

/** Clears what is liked: of somebody signed in everywhere, else on this device. Until the screen is left, it can be had back. */
export function ClearLikesRow({ likedIds, onClear, onRestore }: Props) {
  const [cleared, setCleared] = useState<readonly string[]>([])
  const canUndo = cleared.length > 0 && likedIds.length === 0
  const act = () => {
    setCleared(canUndo ? [] : likedIds)
    if (canUndo) onRestore(cleared)
    else onClear()
  }
  return (
    <ActionRow
      title="Your likes"
      about={aboutOf(canUndo, canUndo ? cleared.length : likedIds.length)}
      action={canUndo ? "Undo" : "Clear"}
      isDisabled={!canUndo && likedIds.length === 0}
      onAct={act}
    />
  )
}

function aboutOf(isCleared: boolean, count: number): string {
  if (isCleared)
    return plural(count, {
      one: "# tile taken off your shelf. You can undo this until you leave this screen.",
      other: "# tiles taken off your shelf. You can undo this until you leave this screen.",
    })
  if (count === 0) return t`Nothing is liked yet.`
  return plural(count, { one: "Takes # tile off your shelf.", other: "Takes # tiles off your shelf." })
}
