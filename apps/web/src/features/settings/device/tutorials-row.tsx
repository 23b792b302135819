import { t } from "@confetti/domain/messages/t"
import { tutorialsSeen } from "../../../platform/tutorials-seen.ts"
import { announce } from "../../../ui/announce.tsx"
import { ActionRow } from "../setting-group.tsx"

/** Only where there is something to replay. What is emptied here is emptied for the person too: the tutorials see to that. */
export function TutorialsRow() {
  const seen = tutorialsSeen.useAll()
  if (seen.length === 0) return null
  const replay = () => {
    tutorialsSeen.replace([])
    announce(t`The tutorials will show again`)
  }
  return (
    <ActionRow
      title="Tutorials"
      about="Shows you again how to swipe and how to open things, where you first meet them."
      action="Replay"
      onAct={replay}
    />
  )
}
