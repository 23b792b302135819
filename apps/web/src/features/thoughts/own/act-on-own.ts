import type { Thought } from "@confetti/contract/thoughts"
import type { Sync } from "../../../platform/sync/sync.ts"
import { cancelUpload } from "../attach/progress/upload-actions.ts"
import { ownWritten } from "../write/own-written.ts"
import { takenWritten, type Written } from "../write/written.ts"
import { appealThoughtMutation } from "./appeal-thought-mutation.ts"
import { deleteThoughtMutation } from "./delete-thought-mutation.ts"
import { editThoughtMutation } from "./edit-thought-mutation.ts"

/** What an author does with a thought of theirs: it is so on this device at once, and the server is told. */
export function actsOnOwn(sync: Sync, userId: string, thought: Thought) {
  const { id } = thought
  const put = (changed: Partial<Written>) => {
    const here = ownWritten.find(id)
    // What the page shows may be newer than what is kept here, once all of that was told.
    const before = here && (!here.isTaken || here.edit !== null || here.appeal !== null) ? here : takenWritten(thought)
    ownWritten.put(userId, { ...before, refused: null, ...changed })
  }
  return {
    edit: (text: string): void => {
      put({ edit: text })
      sync.emit((engine) => engine.enqueue(editThoughtMutation, { thoughtId: id, text }))
    },
    appeal: (text: string): void => {
      put({ appeal: text })
      sync.emit((engine) => engine.enqueue(appealThoughtMutation, { thoughtId: id, text }))
    },
    remove: (): void => {
      const here = ownWritten.find(id)
      put({ deletion: "asked" })
      // Its file goes with it, before it was ever sent.
      if (here?.attachment && !here.isTaken) cancelUpload(sync, here.attachment.uploadId)
      sync.emit((engine) => engine.enqueue(deleteThoughtMutation, { thoughtId: id }))
    },
    /** What was refused was read. */
    dismiss: (): void => ownWritten.change(id, (here) => ({ ...here, refused: null })),
  }
}
