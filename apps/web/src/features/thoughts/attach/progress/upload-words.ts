import type { Upload } from "@confetti/contract/uploads"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { percentOf, type UploadView } from "./upload-view.ts"

/** What is told of a file on its way: in a line, and what there is to add. */
export type UploadWords = { title: string; about: string }

type Of = { view: UploadView; kind: UploadKind; isOnline: boolean }

export function uploadWords({ view, kind, isOnline }: Of): UploadWords {
  switch (view.is) {
    case "sending":
      if (!isOnline) return waitingWords
      return { title: `Sending your ${kind}`, about: "" }
    case "paused":
      return { title: `Paused at ${percentOf(view.sent, view.size)} %`, about: `Your ${kind} stays on this device.` }
    case "waiting":
      return isOnline
        ? { title: "The line broke", about: "It goes on by itself in a moment, from where it was." }
        : waitingWords
    case "elsewhere":
      return {
        title: `Your ${kind} is on its way`,
        about: "It comes from another tab or device. Open the app there to go on.",
      }
    case "processing":
      return {
        title: `Getting your ${kind} ready`,
        about: kind === "clip" ? "This takes a minute or two. You can go on reading." : "This takes a moment.",
      }
    case "needsReview":
      return { title: "Waits for review", about: `Until somebody has looked, only you see your ${kind}.` }
    case "gone":
      return {
        title: `Your ${kind} did not arrive`,
        about: "The words are there. The file is not on this device any more.",
      }
    case "rejected":
      return { title: `Your ${kind} can’t be shown`, about: flawText(view.flaw, view.reason, kind) }
    case "nothing":
      return { title: "", about: "" }
  }
}

const waitingWords = { title: "Waits for a connection", about: "It goes on by itself, from where it was." }

function flawText(flaw: NonNullable<Upload["flaw"]>, reason: string | null, kind: UploadKind): string {
  switch (flaw) {
    case "not-a-photo":
      return "It is no photo we can read. JPEG, PNG, WebP and AVIF work."
    case "not-a-clip":
      return "It is no clip we can play. MP4, MOV and WebM work."
    case "too-many-pixels":
      return "It has more pixels than we can take. A smaller one works."
    case "too-long":
      return "It is longer than a minute. A shorter one works."
    case "broken":
      return "The file is damaged. Another one works."
    case "failed":
      return `Something went wrong on our side. Your ${kind} is kept: try again.`
    case "reviewer":
      return reason === null || reason === "" ? "A reviewer took it down." : `A reviewer took it down: ${reason}`
  }
}
