import { AppError } from "@confetti/contract/app-error"
import type { Thought } from "@confetti/contract/thoughts"
import { minute } from "@confetti/domain/durations"
import { checkThoughtText } from "@confetti/domain/thoughts/thought-text"
import type { FakeServer } from "./fake-server.ts"

/** A thought as its author has it from the server. */
export function ownThoughtOf(
  given: Partial<Thought> & { state?: "needsReview" | "approved" | "rejected" } = {},
): Thought {
  const { state = "approved", ...more } = given
  const review = { state, waitsFor: [], reason: null, canAppeal: false, hasAppealed: false, editableUntil: null }
  return {
    id: "5b0c9a52-6f0e-4a53-9f0a-1c2d3e4f5a6b",
    tileId: "one",
    text: "A take.",
    by: "Ada Lovelace",
    at: new Date().toISOString(),
    isEdited: false,
    marks: 0,
    isMarked: false,
    isMine: true,
    media: null,
    review,
    upload: null,
    ...more,
  }
}

/** Thoughts of one person as the server keeps them: what is new waits for a reviewer. */
export function keepThoughts(server: FakeServer, given: readonly Thought[] = []) {
  const state = { thoughts: [...given] }
  const find = (id: string) => {
    const found = state.thoughts.find((each) => each.id === id)
    if (!found) throw new AppError("thought/not-found")
    return found
  }
  const change = (id: string, changed: Partial<Thought>): Thought => {
    const next = { ...find(id), ...changed }
    state.thoughts = state.thoughts.map((each) => (each.id === id ? next : each))
    return next
  }
  const words = (text: string): string => {
    const checked = checkThoughtText(text)
    if (!checked.ok) throw new AppError(`thought/${checked.reason}`)
    return checked.text
  }
  server.answer("thoughts-create_thought", ({ thoughtId, tileId, text }) => {
    const there = state.thoughts.find(({ id }) => id === thoughtId)
    if (there) return there
    const editableUntil = new Date(Date.now() + 10 * minute).toISOString()
    const written = ownThoughtOf({ id: thoughtId, tileId, text: words(text), state: "needsReview" })
    const thought = { ...written, review: written.review && { ...written.review, editableUntil } }
    state.thoughts.unshift(thought)
    return thought
  })
  server.answer("thoughts-edit_thought", ({ thoughtId, text }) =>
    change(thoughtId, { text: words(text), isEdited: true }),
  )
  server.answer("thoughts-delete_thought", ({ thoughtId }) => {
    find(thoughtId)
    state.thoughts = state.thoughts.filter(({ id }) => id !== thoughtId)
    return { isDeleted: true }
  })
  server.answer("thoughts-appeal", ({ thoughtId }) => {
    const { review } = find(thoughtId)
    const appealed = { state: "needsReview" as const, waitsFor: [], reason: null, canAppeal: false, hasAppealed: true }
    return change(thoughtId, { review: review && { ...review, ...appealed } })
  })
  const counts = { INTERESTING: 0, USER_TAKES: 0 }
  for (const tileId of ["one", "two"])
    server.answerPath(`/documents/tiles/${tileId}/thoughts`, (_body, query) => ({
      document: {
        tab: query.get("tab"),
        thoughts: state.thoughts.filter((each) => each.tileId === tileId),
        counts,
        next: null,
      },
    }))
  server.answerPath("/documents/users/ID/thoughts", (_body, query) => {
    const after = state.thoughts.findIndex(({ id }) => `0_${id}` === query.get("before")) + 1
    const page = state.thoughts.slice(after, after + 2)
    const last = page.at(-1)
    const thoughts = page.map((thought) => ({
      thought,
      tile: { id: thought.tileId, slug: `slug-of-${thought.tileId}`, title: `Title of ${thought.tileId}` },
    }))
    const next = last && after + 2 < state.thoughts.length ? `0_${last.id}` : null
    return { documents: [{ thoughts, next }] }
  })
  return state
}
