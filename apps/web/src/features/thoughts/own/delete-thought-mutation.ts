import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { ownWritten } from "../write/own-written.ts"
import { takenWritten } from "../write/written.ts"
import type { WrittenStore } from "../write/written-store.ts"

export type DeleteInput = { thoughtId: string }

type Parts = { written: WrittenStore; say: (text: string) => void }

/** Deletes a thought of one's own. One the server never had, or has no more, is as good as deleted. */
export function createDeleteMutation({ written, say }: Parts): Mutation<DeleteInput> {
  const finish = (thoughtId: string) =>
    written.change(thoughtId, ({ thought }) => ({ ...takenWritten(thought), deletion: "done" }))
  return {
    kind: "thought-delete",
    isInput: (value): value is DeleteInput => typeof fieldsOf(value)["thoughtId"] === "string",
    subject: ({ thoughtId }) => thoughtId,
    merge: () => null,
    delay: () => 300,
    send: ([input], init) => call("thoughts-delete_thought", input, init),
    commit: ({ thoughtId }) => finish(thoughtId),
    revert({ thoughtId }, { code, message }) {
      if (code === "thought/not-found") return finish(thoughtId)
      written.change(thoughtId, (here) => (here.isTaken ? { ...here, deletion: null } : null))
      say(t`Your thought could not be deleted. ${message}`)
    },
  }
}

export const deleteThoughtMutation = createDeleteMutation({ written: ownWritten, say: announce })
