import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { ownWritten } from "../write/own-written.ts"
import type { WrittenStore } from "../write/written-store.ts"
import { isTextInput, type TextInput } from "./edit-thought-mutation.ts"

type Parts = { written: WrittenStore; say: (text: string) => void }

/** Asks for another look at a thought that was taken down. */
function createAppealMutation({ written, say }: Parts): Mutation<TextInput, Thought> {
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

export const appealThoughtMutation = createAppealMutation({ written: ownWritten, say: announce })
