import type { RevisionKind } from "@confetti/domain/studio/studio-tile"

export const revisionWords: Record<RevisionKind, string> = {
  created: "Begun",
  autosaved: "Edited",
  conflict: "Came second: saved beside the draft",
  submitted: "Sent to review",
  returned: "Returned to draft",
  scheduled: "Scheduled",
  unscheduled: "Unscheduled",
  published: "Published",
  renamed: "Address changed",
  "entry-added": "Entry added",
  "taken-over": "Taken over from its file",
  archived: "Archived",
  unarchived: "Brought back",
  restored: "Restored",
}
