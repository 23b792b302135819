import type { Upload } from "@confetti/contract/uploads"
import { t } from "@confetti/domain/messages/t"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { Attachment } from "./attach-file.tsx"
import type { Transfer } from "./next-transfer.ts"

const unheardOf = ""

const waitingWords = { title: t`Waiting for a connection`, about: t`It will resume automatically.` }

export type UploadView =
  | {
      /** Queued or sending, paused, waiting for the connection, or sent from elsewhere. */
      is: "sending" | "paused" | "waiting" | "elsewhere"
      /** Bytes. */
      sent: number
      size: number
    }
  | { is: "processing" | "needsReview" | "gone" }
  | { is: "rejected"; flaw: NonNullable<Upload["flaw"]>; reason: string | null }
  /** The file arrived, or is no longer wanted. */
  | { is: "nothing" }

/** The newer of the server's state and the device's. */
export function uploadView(upload: Upload, transfer: Transfer | undefined): UploadView {
  if (transfer?.is === "cancelled") return { is: "nothing" }
  const isNewer = transfer !== undefined && (transfer.attempt > upload.attempt || upload.state === "uploading")
  if (isNewer) return transferView(transfer)
  switch (upload.state) {
    case "uploading":
      if (!isHeardOf(upload)) return { is: "sending", sent: 0, size: upload.size }
      return { is: "elsewhere", sent: upload.received, size: upload.size }
    case "rejected":
      return { is: "rejected", flaw: upload.flaw ?? "failed", reason: upload.reason }
    case "approved":
      return { is: "nothing" }
    default:
      return { is: upload.state }
  }
}

function transferView(transfer: Transfer): UploadView {
  const { sent, size } = transfer
  switch (transfer.is) {
    case "idle":
    case "starting":
    case "sending":
      return { is: "sending", sent, size }
    case "paused":
    case "waiting":
      return { is: transfer.is, sent, size }
    case "done":
      return { is: "processing" }
    case "refused":
      return { is: "gone" }
    case "cancelled":
      return { is: "nothing" }
  }
}

/** Whole per cent; 100 only when complete. */
export function percentOf(sent: number, size: number): number {
  return size === 0 ? 0 : Math.floor((100 * Math.min(sent, size)) / size)
}

type UploadWords = { title: string; about: string }

type Of = { view: UploadView; kind: UploadKind; isOnline: boolean }

export function uploadWords({ view, kind, isOnline }: Of): UploadWords {
  const isPhoto = kind === "photo"
  switch (view.is) {
    case "sending":
      if (!isOnline) return waitingWords
      return { title: isPhoto ? t`Uploading your photo` : t`Uploading your clip`, about: "" }
    case "paused":
      return {
        title: t`Paused at ${percentOf(view.sent, view.size)}%`,
        about: isPhoto ? t`Your photo is saved on this device.` : t`Your clip is saved on this device.`,
      }
    case "waiting":
      return isOnline
        ? { title: t`Connection lost`, about: t`It will resume automatically in a moment.` }
        : waitingWords
    case "elsewhere":
      return {
        title: isPhoto ? t`Your photo is uploading` : t`Your clip is uploading`,
        about: t`It is uploading from another tab or device. Open the app there to continue.`,
      }
    case "processing":
      return {
        title: isPhoto ? t`Processing your photo` : t`Processing your clip`,
        about: isPhoto ? t`This takes a moment.` : t`This takes a minute or two. You can keep reading.`,
      }
    case "needsReview":
      return {
        title: t`Waiting for review`,
        about: isPhoto
          ? t`Only you can see your photo until it has been reviewed.`
          : t`Only you can see your clip until it has been reviewed.`,
      }
    case "gone":
      return {
        title: isPhoto ? t`Could not upload your photo` : t`Could not upload your clip`,
        about: t`Your text was sent, but the file is no longer on this device.`,
      }
    case "rejected":
      return {
        title: isPhoto ? t`Your photo can’t be shown` : t`Your clip can’t be shown`,
        about: problemText(view.flaw, view.reason, kind),
      }
    case "nothing":
      return { title: "", about: "" }
  }
}

function problemText(problem: NonNullable<Upload["flaw"]>, reason: string | null, kind: UploadKind): string {
  switch (problem) {
    case "not-a-photo":
      return t`We can’t read this photo. Try a JPEG, PNG, WebP or AVIF.`
    case "not-a-clip":
      return t`We can’t play this clip. Try an MP4, MOV or WebM.`
    case "too-many-pixels":
      return t`It has too many pixels. Try a smaller one.`
    case "too-long":
      return t`It is longer than a minute. Try a shorter one.`
    case "broken":
      return t`The file is damaged. Try another one.`
    case "failed":
      return kind === "photo"
        ? t`Something went wrong on our side. Your photo is saved. Try again.`
        : t`Something went wrong on our side. Your clip is saved. Try again.`
    case "reviewer":
      return reason === null || reason === "" ? t`A reviewer removed it.` : t`A reviewer removed it: ${reason}`
  }
}

/** A placeholder upload for a thought that was not sent yet. */
export function uploadBefore({ uploadId, kind, size }: Attachment): Upload {
  const none = { flaw: null, reason: null, media: null }
  return { id: uploadId, kind, size, state: "uploading", received: 0, attempt: 1, address: unheardOf, ...none }
}

export function isHeardOf({ address }: Upload): boolean {
  return address !== unheardOf
}
