import { t } from "@confetti/domain/messages/t"
import type { RevisionKind } from "@confetti/domain/studio/studio-tile"

export const revisionWords: Record<RevisionKind, string> = {
  created: t`Begun`,
  autosaved: t`Edited`,
  conflict: t`Came second: saved beside the draft`,
  submitted: t`Sent to review`,
  returned: t`Returned to draft`,
  scheduled: t`Scheduled`,
  unscheduled: t`Unscheduled`,
  published: t`Published`,
  renamed: t`Address changed`,
  "entry-added": t`Entry added`,
  "taken-over": t`Taken over from its file`,
  archived: t`Archived`,
  unarchived: t`Brought back`,
  restored: t`Restored`,
}
