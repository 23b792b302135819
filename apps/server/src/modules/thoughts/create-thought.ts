import { AppError } from "@confetti/contract/app-error"
import { createThought } from "@confetti/contract/thoughts"
import { day } from "@confetti/domain/durations"
import { samenessOf } from "@confetti/domain/thoughts/screen-words"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { attachUpload } from "../uploads/attach-upload.ts"
import { mustMayWrite, mustNotBeSuspended } from "./access.ts"
import { checkedText } from "./checked-text.ts"
import { payThought } from "./pay-thought.ts"
import { screenThought } from "./screen-thought.ts"
import { addThought, lockId, lockThought } from "./store.ts"
import { viewOwn } from "./view-own.ts"
import { spendThought } from "./write-limits.ts"
import { lockWriter, writtenSince } from "./writers-store.ts"

/** Creates a thought, shown at once or after review. A retry returns the existing one. */
export const createThoughtCallable = writeCallable(createThought, async (tx, { thoughtId, ...given }, context) => {
  const { userId } = context.caller
  const { now } = context
  const person = await mustMayWrite(tx, userId, context)
  const text = checkedText(given.text)
  const shown = { name: person.name, is_marked: false }
  const writer = await lockWriter(tx, userId)
  await lockId(tx, thoughtId)
  const there = await lockThought(tx, thoughtId)
  if (there && there.user_id !== userId) throw new AppError("thought/id-taken")
  if (there?.deleted_at) throw new AppError("thought/not-found")
  if (there) return viewOwn(tx, { ...there, ...shown }, now)
  mustNotBeSuspended(writer, now)
  const tileId = await tileIdFor(tx, context, given.tileId)
  if (tileId === null) throw new AppError("tile/not-found")
  const written = await writtenSince(tx, userId, new Date(now - day))
  await spendThought(tx, written, context)
  const found = await screenThought(tx, { thoughtId, text, writer, person, written }, context)
  const { uploadId } = given
  if (uploadId !== undefined) await attachUpload(tx, { userId, uploadId, thoughtId })
  const causes = uploadId === undefined ? found : [...found, "media"]
  const added = await addThought(tx, {
    user_id: userId,
    thought_id: thoughtId,
    tile_id: tileId,
    body: text,
    sameness: samenessOf(text),
    state: causes.length === 0 ? "approved" : "needsReview",
    causes,
    created_at: new Date(now),
  })
  const row = added.state === "approved" ? await payThought(tx, added, now) : added
  return viewOwn(tx, { ...row, ...shown }, now)
})
