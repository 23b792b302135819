import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { randomUuid } from "../../../platform/ids.ts"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { thoughtStoreOf } from "../write/thought-store.ts"
import { takenWritten, type Written } from "../write/written.ts"

export type TextInput = { thoughtId: string; text: string }

/** Edits one's own thought. If refused, the old text stays, and the new one is not lost. */
export const editThoughtMutation: Mutation<TextInput, Thought> = {
  kind: "thought-edit",
  isInput: isTextInput,
  subject: ({ thoughtId }) => thoughtId,
  merge: (before, next) => (before.text === next.text ? null : next),
  delay: () => 300,
  send: ([input], init) => call("thoughts-edit_thought", input, init),
  commit({ thoughtId, text }, answer, { scope }) {
    const withAnswer = (here: Written) => ({ ...here, thought: answer, edit: here.edit === text ? null : here.edit })
    thoughtStoreOf(scope).change(thoughtId, withAnswer)
  },
  revert({ thoughtId, text }, { code, message }, { userId, scope }) {
    const store = thoughtStoreOf(scope)
    const here = store.find(thoughtId)
    if (!here || here.deletion !== null || here.edit !== text) return
    announce(t`Could not save your change. ${message}`)
    if (code !== "thought/not-found")
      return store.change(thoughtId, () => ({ ...here, edit: null, refused: { text, why: message } }))
    const { tileId } = here.thought
    store.giveBack(userId, { state: "draft", id: randomUuid(), tileId, text, attachment: null, refusal: message })
    store.change(thoughtId, () => ({ ...here, edit: null, deletion: "done" }))
  },
}

export const appealThoughtMutation: Mutation<TextInput, Thought> = {
  kind: "thought-appeal",
  isInput: isTextInput,
  subject: ({ thoughtId }) => thoughtId,
  merge: () => null,
  delay: () => 300,
  send: ([input], init) => call("thoughts-appeal", input, init),
  commit({ thoughtId }, answer, { scope }) {
    thoughtStoreOf(scope).change(thoughtId, (here) => ({ ...here, thought: answer, appeal: null }))
  },
  revert({ thoughtId, text }, { message }, { scope }) {
    const refused = { text, why: message }
    thoughtStoreOf(scope).change(thoughtId, (here) => ({ ...here, appeal: null, refused }))
    announce(t`Could not request a review. ${message}`)
  },
}

type DeleteInput = { thoughtId: string }

/** Deletes one's own thought. One that the server does not have counts as deleted. */
export const deleteThoughtMutation: Mutation<DeleteInput> = {
  kind: "thought-delete",
  isInput: (value): value is DeleteInput => typeof fieldsOf(value)["thoughtId"] === "string",
  subject: ({ thoughtId }) => thoughtId,
  merge: () => null,
  delay: () => 300,
  send: ([input], init) => call("thoughts-delete_thought", input, init),
  commit: ({ thoughtId }, _answer, { scope }) => finishDeletion(scope, thoughtId),
  revert({ thoughtId }, { code, message }, { scope }) {
    if (code === "thought/not-found") return finishDeletion(scope, thoughtId)
    thoughtStoreOf(scope).change(thoughtId, (here) => (here.state === "sent" ? { ...here, deletion: null } : null))
    announce(t`Could not delete your thought. ${message}`)
  },
}

function finishDeletion(scope: SessionScope, thoughtId: string): void {
  thoughtStoreOf(scope).change(thoughtId, ({ thought }) => ({ ...takenWritten(thought), deletion: "done" }))
}

function isTextInput(value: unknown): value is TextInput {
  const { thoughtId, text } = fieldsOf(value)
  return typeof thoughtId === "string" && typeof text === "string"
}
