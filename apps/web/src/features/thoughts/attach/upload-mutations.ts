import type { Upload } from "@confetti/contract/uploads"
import { t } from "@confetti/domain/messages/t"
import { type UploadKind, uploadKinds } from "@confetti/domain/uploads/upload-limits"
import { type ApiError, call } from "../../../platform/api.ts"
import { savedFiles } from "../../../platform/files/saved-files.ts"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { syncOf } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import type { ReadFile } from "./read-file.ts"
import { transfersOf } from "./transfers.ts"

type One = { uploadId: string }
type NewFile = One & { kind: UploadKind; size: number }
type OtherFile = NewFile & { attempt: number }

/**
 * Creates an upload whose file is stored on this device. Queued right before its thought, so that the thought never comes first. Its bytes
 * are sent separately from then on.
 */
export const createUploadMutation: Mutation<NewFile, Upload> = {
  kind: "upload",
  isInput: isNewFile,
  subject: ({ uploadId }) => uploadId,
  merge: () => null,
  delay: () => 0,
  send: async ([{ uploadId, kind, size }], init) => {
    const words = await wordsOf(uploadId)
    return begun(await call("uploads-create_upload", { uploadId, kind, size, ...words }, init))
  },
  revert: (input, error) => drop(input, error),
}

/** Replaces the rejected file of `attempt`. */
export const replaceUploadMutation: Mutation<OtherFile, Upload> = {
  kind: "replace-upload",
  isInput: isOtherFile,
  subject: ({ uploadId }) => uploadId,
  merge: (_before, next) => next,
  delay: () => 0,
  send: async ([{ uploadId, attempt, kind, size }], init) => {
    const words = await wordsOf(uploadId)
    return begun(await call("uploads-replace_upload", { uploadId, attempt, kind, size, ...words }, init))
  },
  revert: (input, error) => drop(input, error),
}

export const retryUploadMutation: Mutation<One, Upload> = {
  kind: "retry-upload",
  isInput: isOne,
  subject: ({ uploadId }) => uploadId,
  merge: () => null,
  delay: () => 0,
  send: ([{ uploadId }], init) => call("uploads-retry_upload", { uploadId }, init),
  revert: (_input, error) => announce(t`Could not try again. ${error.message}`),
}

export const cancelUploadMutation: Mutation<One> = {
  kind: "cancel-upload",
  isInput: isOne,
  subject: ({ uploadId }) => uploadId,
  merge: () => null,
  delay: () => 0,
  send: ([{ uploadId }], init) => call("uploads-cancel_upload", { uploadId }, init),
  revert: (_input, error) => announce(t`Could not remove it. ${error.message}`),
}

async function wordsOf(uploadId: string): Promise<{ alt?: string; captions?: string }> {
  const note = (await savedFiles.notes()).find(({ id }) => id === uploadId)
  return { ...(note?.alt && { alt: note.alt }), ...(note?.captions && { captions: note.captions }) }
}

/** Stored before the change leaves the queue: after a crash in between it is repeated with the same answer. */
async function begun(upload: Upload): Promise<Upload> {
  const { address, attempt } = upload
  await savedFiles.change(upload.id, { address, attempt })
  return upload
}

function drop({ uploadId, kind }: NewFile, error: ApiError): void {
  void savedFiles.remove(uploadId)
  announce(
    kind === "photo" ? t`Could not send your photo. ${error.message}` : t`Could not send your clip. ${error.message}`,
  )
}

function isOne(value: unknown): value is One {
  return typeof fieldsOf(value)["uploadId"] === "string"
}

function isNewFile(value: unknown): value is NewFile {
  const { kind, size } = fieldsOf(value)
  return isOne(value) && uploadKinds.some((each) => each === kind) && typeof size === "number"
}

function isOtherFile(value: unknown): value is OtherFile {
  return isNewFile(value) && typeof fieldsOf(value)["attempt"] === "number"
}

type New = { uploadId: string; userId: string | null; attempt: number; kind: UploadKind; file: File }

export function keepFile({ uploadId, userId, attempt, kind, file }: New): Promise<void> {
  const { name, size } = file
  const note = { id: uploadId, userId, kind, name, size, attempt, alt: "", captions: null, keptAt: Date.now() }
  return savedFiles.put({ ...note, address: null, sent: 0, isPaused: false }, file)
}

/** Pauses a file, even across restarts. */
export function pauseUpload(scope: SessionScope, uploadId: string): void {
  transfersOf(scope).send(uploadId, { type: "pause" })
  void savedFiles.change(uploadId, { isPaused: true })
}

export function resumeUpload(scope: SessionScope, uploadId: string): void {
  transfersOf(scope).send(uploadId, { type: "go-on" })
  void savedFiles.change(uploadId, { isPaused: false })
}

export function cancelUpload(scope: SessionScope, uploadId: string): void {
  transfersOf(scope).send(uploadId, { type: "cancel" })
  void savedFiles.remove(uploadId)
  syncOf(scope).emit((engine) => engine.enqueue(cancelUploadMutation, { uploadId }))
}

export function retryUpload(scope: SessionScope, uploadId: string): void {
  syncOf(scope).emit((engine) => engine.enqueue(retryUploadMutation, { uploadId }))
}

type Other = { uploadId: string; attempt: number; userId: string | null; chosen: Extract<ReadFile, { ok: true }> }

export async function replaceUpload(scope: SessionScope, { uploadId, attempt, userId, chosen }: Other): Promise<void> {
  const { kind, file } = chosen
  await keepFile({ uploadId, userId, attempt: attempt + 1, kind, file })
  transfersOf(scope).add(uploadId, { size: file.size, attempt: attempt + 1, sent: 0, isPaused: false })
  syncOf(scope).emit((engine) => engine.enqueue(replaceUploadMutation, { uploadId, attempt, kind, size: file.size }))
}
