import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { QuestionSheet } from "./question-sheet.tsx"
import { ActionRow } from "./setting-group.tsx"

type Props = {
  likedIds: readonly string[]
  onClear: () => void
  onRestore: (ids: readonly string[]) => void
}

/** Clears likes: everywhere for a signed-in person, otherwise on this device. Can be undone until the screen is left. */
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
      one: `# tile removed from your shelf. You can undo this until you leave this screen.`,
      other: `# tiles removed from your shelf. You can undo this until you leave this screen.`,
    })
  if (count === 0) return t`No likes yet.`
  return plural(count, { one: `Removes # tile from your shelf.`, other: `Removes # tiles from your shelf.` })
}

type ResetFeedRowProps = { onReset: () => Promise<void> }

export function ResetFeedRow({ onReset }: ResetFeedRowProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionRow
        title="Back to the first tile"
        about="Clears your place in the feed and in every topic, and shows the feed in its original order."
        action="Start over"
        onAct={() => setAsking(true)}
      />
      {isAsking && (
        <QuestionSheet
          title="Start over?"
          yes="Go to the first tile"
          busy="Starting over…"
          no="Cancel"
          onYes={onReset}
          onClose={() => setAsking(false)}
        >
          You keep your likes, but you lose your place in the feed. You can’t undo this.
        </QuestionSheet>
      )}
    </>
  )
}
