import type { Upload } from "@confetti/contract/uploads"
import type { Transfer } from "../transfer/next-transfer.ts"
import { isHeardOf } from "../upload-before.ts"

/** What a person is shown of a file on its way. */
export type UploadView =
  | {
      /** In line or under way, resting, waiting for the line, or sent from somewhere else. */
      is: "sending" | "paused" | "waiting" | "elsewhere"
      /** Bytes. */
      sent: number
      size: number
    }
  | { is: "processing" | "needsReview" | "gone" }
  | { is: "rejected"; flaw: NonNullable<Upload["flaw"]>; reason: string | null }
  /** It is there, or is wanted no more: there is nothing to say. */
  | { is: "nothing" }

/** Of what the server said last and what this device knows, the newer. */
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

/** Whole per cent, and a hundred only where all has arrived. */
export function percentOf(sent: number, size: number): number {
  return size === 0 ? 0 : Math.floor((100 * Math.min(sent, size)) / size)
}
