import type { Thought } from "@confetti/contract/thoughts"
import { type ApiError, call } from "../../../platform/api.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { type Drafts, drafts } from "./drafts.ts"
import { ownWritten } from "./own-written.ts"
import type { Written } from "./written.ts"
import type { WrittenStore } from "./written-store.ts"

export type CreateInput = {
  thoughtId: string
  tileId: string
  text: string
  uploadId: string | null
  /** How often the server did not know of its file yet. */
  tries: number
}

/** The words may arrive before the server was told of their file: asked again so often, after so many milliseconds. */
const mostTries = 8
const tryAgainAfter = 5000

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
    say(`Your thought was not sent. ${message} Your words are back in the field`)
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
    revert(input, error, { userId, again }) {
      const here = written.find(input.thoughtId)
      if (!here) return
      if (error.code === "upload/not-found" && input.tries < mostTries && here.deletion === null)
        return again(tryAgainAfter, { ...input, tries: input.tries + 1 })
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

/** What is sent of a thought that was written here. */
export function createInputOf({ thought: { id, tileId, text }, attachment }: Written): CreateInput {
  return { thoughtId: id, tileId, text, uploadId: attachment?.uploadId ?? null, tries: 0 }
}

function isInput(value: unknown): value is CreateInput {
  const { thoughtId, tileId, text, uploadId, tries } = fieldsOf(value)
  return (
    [thoughtId, tileId, text].every((each) => typeof each === "string") &&
    (uploadId === null || typeof uploadId === "string") &&
    typeof tries === "number"
  )
}
