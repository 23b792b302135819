import type { Thought } from "@confetti/contract/thoughts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Attachment } from "../attach/attach-file.tsx"
import { uploadBefore } from "../attach/upload-view.ts"

export type Draft = {
  state: "draft"
  id: string
  tileId: string
  text: string
  attachment: Attachment | null
  refusal: string | null
}

/** The person's own thought with local changes, until the server has answered and its page was read. */
export type Written = {
  /** `queued` until the server has it. */
  state: "queued" | "sent"
  thought: Thought
  attachment: Attachment | null
  /** A pending edit, and a pending appeal. */
  edit: string | null
  appeal: string | null
  /** `asked`: not sent yet. */
  deletion: "asked" | "done" | null
  refused: { text: string; why: string } | null
}

const nothingDone = { attachment: null, edit: null, appeal: null, deletion: null, refused: null }

/** The writer's name, the checked text, and the time in milliseconds. */
export type Sending = { by: string; text: string; now: number }

/** An unsent thought. Its `review` is null until there is an answer. */
export function newWritten(draft: Pick<Draft, "id" | "tileId" | "attachment">, { by, text, now }: Sending): Written {
  const { id, tileId, attachment } = draft
  const at = new Date(now).toISOString()
  const own = { isMine: true, isMarked: false, isEdited: false, marks: 0, media: null, review: null }
  const upload = attachment && uploadBefore(attachment)
  return { ...nothingDone, state: "queued", thought: { id, tileId, text, by, at, ...own, upload }, attachment }
}

export function takenWritten(thought: Thought): Written {
  return { ...nothingDone, state: "sent", thought }
}

export function shownThought({ thought, edit, appeal }: Written): Thought {
  const { text, isEdited, review } = thought
  return {
    ...thought,
    text: edit ?? text,
    isEdited: isEdited || edit !== null,
    review:
      review && appeal !== null
        ? { ...review, state: "needsReview", canAppeal: false, hasAppealed: true, editableUntil: null }
        : review,
  }
}

export function isOnItsWay({ state, edit, appeal, deletion }: Written): boolean {
  return state === "queued" || edit !== null || appeal !== null || deletion === "asked"
}

/** Whether the server has everything: the local copy can go once its page was read. */
export function isSettled(written: Written): boolean {
  return !isOnItsWay(written) && written.refused === null
}

function saysMore(written: Written): boolean {
  return isOnItsWay(written) || written.refused === null
}

/** Thoughts on a tile that the server's page lacks or has in an older form, newest first. */
export function writtenThoughts(all: readonly Written[], tileId: string): Thought[] {
  return all
    .filter((each) => each.thought.tileId === tileId && each.deletion === null && saysMore(each))
    .map(shownThought)
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

export function withWritten(thoughts: readonly Thought[], all: readonly Written[]): Thought[] {
  const byId = new Map(all.map((each) => [each.thought.id, each]))
  return thoughts.flatMap((thought) => {
    const here = byId.get(thought.id)
    if (!here) return thought
    if (here.deletion !== null) return []
    return saysMore(here) ? shownThought(here) : thought
  })
}

export function isWritten(value: unknown): value is Written {
  const { state, thought, edit, appeal } = fieldsOf(value)
  const { id, tileId, text, by, at } = fieldsOf(thought)
  const texts = [id, tileId, text, by, at]
  return (
    texts.every((each) => typeof each === "string") &&
    (state === "queued" || state === "sent") &&
    [edit, appeal].every((each) => each === null || typeof each === "string")
  )
}

export function isDraft(value: unknown): value is Draft {
  const { state, id, tileId, text, attachment, refusal } = fieldsOf(value)
  return (
    state === "draft" &&
    [id, tileId, text].every((each) => typeof each === "string") &&
    (refusal === null || typeof refusal === "string") &&
    (attachment === null || isAttachment(attachment))
  )
}

function isAttachment(value: unknown): value is Attachment {
  const { uploadId, kind, name, size } = fieldsOf(value)
  return (
    typeof uploadId === "string" &&
    (kind === "photo" || kind === "clip") &&
    typeof name === "string" &&
    typeof size === "number"
  )
}
