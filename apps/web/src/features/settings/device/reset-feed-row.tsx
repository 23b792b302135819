import { useState } from "react"
import { QuestionSheet } from "../question-sheet.tsx"
import { ActionRow } from "../setting-group.tsx"

type Props = { onReset: () => Promise<void> }

/** Back to the first tile, after asking: a place once forgotten cannot be found again. */
export function ResetFeedRow({ onReset }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionRow
        title="Back to the first tile"
        about="Forgets your place in the feed and in every topic, and puts the feed in its first order."
        action="Start over"
        onAct={() => setAsking(true)}
      />
      {isAsking && (
        <QuestionSheet
          title="Start over?"
          yes="To the first tile"
          busy="Starting over…"
          no="Stay where I am"
          onYes={onReset}
          onClose={() => setAsking(false)}
        >
          Your likes stay. Where you are in the feed cannot be brought back.
        </QuestionSheet>
      )}
    </>
  )
}
