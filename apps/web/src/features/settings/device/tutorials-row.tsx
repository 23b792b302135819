import { storedSet } from "../../../platform/stored-set.ts"
import { announce } from "../../../ui/announce.tsx"
import { ActionRow } from "../action-row.tsx"

/** The tutorials already shown on this device. */
const tutorialsSeen = storedSet("cf_tutorials_seen")

/** Only where there is something to replay. */
export function TutorialsRow() {
  const seen = tutorialsSeen.useAll()
  if (seen.length === 0) return null
  const replay = () => {
    tutorialsSeen.replace([])
    announce("The tutorials will show again")
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
