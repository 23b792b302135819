import type { Upload } from "@confetti/contract/uploads"
import { t } from "@confetti/domain/messages/t"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { percentOf, type UploadView } from "./upload-view.ts"

/** What is told of a file on its way: in a line, and what there is to add. */
export type UploadWords = { title: string; about: string }

type Of = { view: UploadView; kind: UploadKind; isOnline: boolean }

export function uploadWords({ view, kind, isOnline }: Of): UploadWords {
  const isPhoto = kind === "photo"
  switch (view.is) {
    case "sending":
      if (!isOnline) return waitingWords
      return { title: isPhoto ? t`Sending your photo` : t`Sending your clip`, about: "" }
    case "paused":
      return {
        title: t`Paused at ${percentOf(view.sent, view.size)} %`,
        about: isPhoto ? t`Your photo stays on this device.` : t`Your clip stays on this device.`,
      }
    case "waiting":
      return isOnline
        ? { title: t`The line broke`, about: t`It goes on by itself in a moment, from where it was.` }
        : waitingWords
    case "elsewhere":
      return {
        title: isPhoto ? t`Your photo is on its way` : t`Your clip is on its way`,
        about: t`It comes from another tab or device. Open the app there to go on.`,
      }
    case "processing":
      return {
        title: isPhoto ? t`Getting your photo ready` : t`Getting your clip ready`,
        about: isPhoto ? t`This takes a moment.` : t`This takes a minute or two. You can go on reading.`,
      }
    case "needsReview":
      return {
        title: t`Waits for review`,
        about: isPhoto
          ? t`Until somebody has looked, only you see your photo.`
          : t`Until somebody has looked, only you see your clip.`,
      }
    case "gone":
      return {
        title: isPhoto ? t`Your photo did not arrive` : t`Your clip did not arrive`,
        about: t`The words are there. The file is not on this device any more.`,
      }
    case "rejected":
      return {
        title: isPhoto ? t`Your photo can’t be shown` : t`Your clip can’t be shown`,
        about: flawText(view.flaw, view.reason, kind),
      }
    case "nothing":
      return { title: "", about: "" }
  }
}

const waitingWords = { title: t`Waits for a connection`, about: t`It goes on by itself, from where it was.` }

function flawText(flaw: NonNullable<Upload["flaw"]>, reason: string | null, kind: UploadKind): string {
  switch (flaw) {
    case "not-a-photo":
      return t`It is no photo we can read. JPEG, PNG, WebP and AVIF work.`
    case "not-a-clip":
      return t`It is no clip we can play. MP4, MOV and WebM work.`
    case "too-many-pixels":
      return t`It has more pixels than we can take. A smaller one works.`
    case "too-long":
      return t`It is longer than a minute. A shorter one works.`
    case "broken":
      return t`The file is damaged. Another one works.`
    case "failed":
      return kind === "photo"
        ? t`Something went wrong on our side. Your photo is kept: try again.`
        : t`Something went wrong on our side. Your clip is kept: try again.`
    case "reviewer":
      return reason === null || reason === "" ? t`A reviewer took it down.` : t`A reviewer took it down: ${reason}`
  }
}
