import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { type Drafts, drafts } from "../write/drafts.ts"
import { ownWritten, type WrittenStore } from "../write/written-store.ts"
import { takenWritten } from "../write/written.ts"

export const deleteThoughtMutation = createDeleteMutation({ written: ownWritten, say: announce })

export const appealThoughtMutation = createAppealMutation({ written: ownWritten, say: announce })

export type TextInput = { thoughtId: string; text: string }

type Parts = { written: WrittenStore; drafts: Drafts; say: (text: string) => void; newId: () => string }

/** Changes the words of one's own thought. Where that is refused, the old ones stand, and the new ones are not lost. */
export function createEditMutation({ written, drafts, say, newId }: Parts): Mutation<TextInput, Thought> {
  return {
    kind: "thought-edit",
    isInput: isTextInput,
    subject: ({ thoughtId }) => thoughtId,
    merge: (before, next) => (before.text === next.text ? null : next),
    delay: () => 300,
    send: ([input], init) => call("thoughts-edit_thought", input, init),
    commit({ thoughtId, text }, answer) {
      written.change(thoughtId, (here) => ({ ...here, thought: answer, edit: here.edit === text ? null : here.edit }))
    },
    revert({ thoughtId, text }, { code, message }, { userId }) {
      const here = written.find(thoughtId)
      if (!here || here.deletion !== null || here.edit !== text) return
      say(t`Your change was not taken. ${message}`)
      if (code !== "thought/not-found")
        return written.change(thoughtId, () => ({ ...here, edit: null, refused: { text, why: message } }))
      drafts.giveBack(here.thought.tileId, { id: newId(), userId, text, attachment: null, refusal: message })
      written.change(thoughtId, () => ({ ...here, edit: null, deletion: "done" }))
    },
  }
}

export const editThoughtMutation = createEditMutation({
  written: ownWritten,
  drafts,
  say: announce,
  newId: randomUuid,
})

function isTextInput(value: unknown): value is TextInput {
  const { thoughtId, text } = fieldsOf(value)
  return typeof thoughtId === "string" && typeof text === "string"
}

type AppealThoughtMutationParts = { written: WrittenStore; say: (text: string) => void }

/** Asks for another look at a thought that was taken down. */
function createAppealMutation({ written, say }: AppealThoughtMutationParts): Mutation<TextInput, Thought> {
  return {
    kind: "thought-appeal",
    isInput: isTextInput,
    subject: ({ thoughtId }) => thoughtId,
    merge: () => null,
    delay: () => 300,
    send: ([input], init) => call("thoughts-appeal", input, init),
    commit({ thoughtId }, answer) {
      written.change(thoughtId, (here) => ({ ...here, thought: answer, appeal: null }))
    },
    revert({ thoughtId, text }, { message }) {
      written.change(thoughtId, (here) => ({ ...here, appeal: null, refused: { text, why: message } }))
      say(t`Another look could not be asked for. ${message}`)
    },
  }
}

type DeleteInput = { thoughtId: string }

type DeleteInputParts = { written: WrittenStore; say: (text: string) => void }

/** Deletes a thought of one's own. One the server never had, or has no more, is as good as deleted. */
export function createDeleteMutation({ written, say }: DeleteInputParts): Mutation<DeleteInput> {
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
