import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { type ApiError, call } from "../../../platform/api.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { createUploadMutation } from "../attach/upload-mutations.ts"
import { type Drafts, drafts } from "./drafts.ts"
import { ownWritten, type WrittenStore } from "./written-store.ts"
import type { Written } from "./written.ts"

export type CreateInput = {
  thoughtId: string
  tileId: string
  text: string
  uploadId: string | null
}

type Parts = { written: WrittenStore; drafts: Drafts; say: (text: string) => void; newId: () => string }

/** Sends a thought that was written here. What is refused goes back to its draft. */
export function createCreateMutation({ written, drafts, say, newId }: Parts): Mutation<CreateInput, Thought | null> {
  const giveBack = (input: CreateInput, { code, message }: ApiError, here: Written, userId: string) => {
    const isIdSpent = code === "thought/id-taken" || code === "thought/not-found"
    drafts.giveBack(input.tileId, {
      id: isIdSpent ? newId() : input.thoughtId,
      userId,
      text: here.edit ?? input.text,
      attachment: code === "upload/not-found" || code === "upload/attached" ? null : here.attachment,
      refusal: message,
    })
    say(t`Your thought was not sent. ${message} Your words are back in the field`)
  }
  return {
    kind: "thought",
    isInput,
    subject: ({ thoughtId }) => thoughtId,
    merge: () => null,
    delay: () => 300,
    async send([{ thoughtId, tileId, text, uploadId }], init) {
      // Written without a connection, and deleted before there was one: nobody need ever have it.
      if (written.find(thoughtId)?.deletion) return null
      const file = uploadId === null ? {} : { uploadId }
      return call("thoughts-create_thought", { thoughtId, tileId, text, ...file }, init)
    },
    commit({ thoughtId }, answer) {
      if (answer) written.change(thoughtId, (here) => ({ ...here, thought: answer, isTaken: true }))
    },
    revert(input, error, { userId }) {
      const here = written.find(input.thoughtId)
      if (!here) return
      if (here.deletion === null) giveBack(input, error, here, userId)
      written.change(input.thoughtId, () => null)
    },
  }
}

export const createThoughtMutation = createCreateMutation({
  written: ownWritten,
  drafts,
  say: announce,
  newId: randomUuid,
})

/** Puts a thought that was written here in the queue. What waits goes in order: first the server is told of its file. */
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
