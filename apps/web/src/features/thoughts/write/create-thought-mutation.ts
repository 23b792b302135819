import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { createUploadMutation } from "../attach/upload-mutations.ts"
import { thoughtStoreOf } from "./thought-store.ts"
import type { Written } from "./written.ts"

export type CreateInput = {
  thoughtId: string
  tileId: string
  text: string
  uploadId: string | null
}

/** Sends a thought. A refused one becomes a draft again. */
export const createThoughtMutation: Mutation<CreateInput, Thought | null> = {
  kind: "thought",
  isInput,
  subject: ({ thoughtId }) => thoughtId,
  merge: () => null,
  delay: () => 300,
  async send([{ thoughtId, tileId, text, uploadId }], init, { scope }) {
    // Written and deleted offline: never sent.
    if (thoughtStoreOf(scope).find(thoughtId)?.deletion) return null
    const file = uploadId === null ? {} : { uploadId }
    return call("thoughts-create_thought", { thoughtId, tileId, text, ...file }, init)
  },
  commit({ thoughtId }, answer, { scope }) {
    if (answer) thoughtStoreOf(scope).change(thoughtId, (here) => ({ ...here, thought: answer, state: "sent" }))
  },
  revert({ thoughtId, tileId, text }, { code, message }, { userId, scope }) {
    const store = thoughtStoreOf(scope)
    const here = store.find(thoughtId)
    if (!here) return
    if (here.deletion !== null) return store.change(thoughtId, () => null)
    const isIdSpent = code === "thought/id-taken" || code === "thought/not-found"
    const isFileLost = code === "upload/not-found" || code === "upload/attached"
    store.giveBack(userId, {
      state: "draft",
      id: isIdSpent ? randomUuid() : thoughtId,
      tileId,
      text: here.edit ?? text,
      attachment: isFileLost ? null : here.attachment,
      refusal: message,
    })
    // Now a draft under its own id.
    store.change(thoughtId, () => null)
    announce(t`Could not send your thought. ${message} Your text is back in the field`)
  },
}

/** Queues a thought in order: its file comes first. */
export function enqueueThought(engine: SyncEngine, written: Written): void {
  const { attachment } = written
  if (attachment) {
    const { uploadId, kind, size } = attachment
    engine.enqueue(createUploadMutation, { uploadId, kind, size })
  }
  engine.enqueue(createThoughtMutation, createInputOf(written))
}

export function createInputOf({ thought: { id, tileId, text }, attachment }: Written): CreateInput {
  return { thoughtId: id, tileId, text, uploadId: attachment?.uploadId ?? null }
}

function isInput(value: unknown): value is CreateInput {
  const { thoughtId, tileId, text, uploadId } = fieldsOf(value)
  return (
    [thoughtId, tileId, text].every((each) => typeof each === "string") &&
    (uploadId === null || typeof uploadId === "string")
  )
}
