import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { ReactNode } from "react"
import { useIsOnline } from "../../use-is-online.ts"
import { sizeText } from "../choose/check-file.ts"
import { KeptPreview } from "../choose/kept-preview.tsx"
import { percentOf, type UploadView } from "./upload-view.ts"
import { uploadWords } from "./upload-words.ts"

type Props = {
  uploadId: string
  kind: UploadKind
  /** Which file of its upload it is. */
  attempt: number
  view: UploadView
  trouble?: string
  /** What its person can do. */
  children?: ReactNode
}

/** A file on its way: how it looks, how far it is, and what can be done with it. */
export function ProgressCard({ uploadId, kind, attempt, view, trouble = "", children }: Props) {
  const isOnline = useIsOnline()
  const { title, about } = uploadWords({ view, kind, isOnline })
  // From then on the thought itself shows it, or there is nothing to show.
  const hasPreview = view.is !== "needsReview" && view.is !== "rejected"
  const hasBar = "sent" in view
  return (
    <div className="upload-card" data-view={view.is}>
      <div className="upload-head">
        {hasPreview && <KeptPreview key={`${uploadId} ${attempt}`} uploadId={uploadId} kind={kind} />}
        <div className="attach-text">
          <p className="upload-title" role="status">
            {title}
          </p>
          {about !== "" && <p className="attach-about">{about}</p>}
          {view.is === "sending" && isOnline && (
            <p className="attach-about">
              {percentOf(view.sent, view.size)} % of {sizeText(view.size)}
            </p>
          )}
        </div>
      </div>
      {hasBar && (
        <ProgressBar
          label={kind === "photo" ? "How much of your photo has arrived" : "How much of your clip has arrived"}
          sent={view.sent}
          size={view.size}
          isMoving={view.is === "sending"}
        />
      )}
      {children && <div className="upload-actions">{children}</div>}
      <p className="attach-trouble" role="alert">
        {trouble}
      </p>
    </div>
  )
}

type ProgressBarProps = { label: string; sent: number; size: number; isMoving: boolean }

/** How much of a file has arrived. */
function ProgressBar({ label, sent, size, isMoving }: ProgressBarProps) {
  const percent = percentOf(sent, size)
  return (
    <div
      className="upload-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-moving={isMoving || undefined}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
