import type { Upload } from "@confetti/contract/uploads"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { type ReactNode, useEffect, useState } from "react"
import { useIsOnline } from "../../../platform/connection.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useSession } from "../../session/index.ts"
import { ownThoughtsRead } from "../thoughts-reads.ts"
import { AttachIcon, FileButton, SavedPreview, useChoose } from "./file-button.tsx"
import { sizeText } from "./read-file.ts"
import { transfersOf } from "./transfers.ts"
import { cancelUpload, pauseUpload, replaceUpload, resumeUpload, retryUpload } from "./upload-mutations.ts"
import { isHeardOf, percentOf, type UploadView, uploadView, uploadWords } from "./upload-view.ts"
import "./attach.css"

/** Milliseconds of the first and the longest wait, doubled each time. */
const [firstWait, longestWait] = [2000, 30_000]

type Props = { upload: Upload }

export function UploadProgress({ upload: given }: Props) {
  const scope = useScope()
  const { userId } = useSession()
  const transfer = transfersOf(scope).useTransfer(given.id)
  const [isCancelled, setCancelled] = useState(false)
  /** The upload when its retry was requested: later reads are newer. */
  const [retried, setRetried] = useState<Upload | null>(null)
  const isBeingSent = transfer !== undefined && !["done", "refused", "cancelled"].includes(transfer.is)
  // The server knows of a completed transfer, even if nothing was read since.
  const isThere = transfer?.is === "done" || (isHeardOf(given) && ["uploading", "processing"].includes(given.state))
  const isWatched = !isBeingSent && isThere
  const upload = useFreshUpload(given, isWatched)
  const { id, kind, attempt } = upload
  const { choose, isReading, error } = useChoose((chosen) =>
    replaceUpload(scope, { uploadId: id, attempt, userId, chosen }),
  )

  const found = uploadView(upload, transfer)
  const isRetried = found.is === "rejected" && retried === given
  const view: UploadView = isRetried ? { is: "processing" } : found
  if (view.is === "nothing" || isCancelled) return null

  const isOnItsWay = view.is === "sending" || view.is === "waiting"
  const cancel = () => {
    setCancelled(true)
    cancelUpload(scope, id)
  }
  const retry = () => {
    setRetried(given)
    retryUpload(scope, id)
  }
  return (
    <ProgressCard uploadId={id} kind={kind} attempt={transfer?.attempt ?? attempt} view={view} error={error}>
      {isOnItsWay && transfer && (
        <Button onClick={() => pauseUpload(scope, id)}>
          <AttachIcon name="pause" />
          Pause
        </Button>
      )}
      {view.is === "paused" && (
        <Button kind="primary" onClick={() => resumeUpload(scope, id)}>
          <Icon name="play" isFilled />
          Continue
        </Button>
      )}
      {view.is === "rejected" && view.flaw === "failed" && (
        <Button kind="primary" onClick={retry}>
          Try again
        </Button>
      )}
      {view.is === "rejected" && (
        <FileButton label="Choose another file" isDisabled={isReading} onFile={choose}>
          {isReading ? "Checking the file" : "Choose another"}
        </FileButton>
      )}
      {view.is !== "processing" && (
        <Button onClick={cancel}>
          {isOnItsWay || view.is === "paused" ? "Cancel" : kind === "photo" ? "Remove the photo" : "Remove the clip"}
        </Button>
      )}
    </ProgressCard>
  )
}

type ProgressCardProps = {
  uploadId: string
  kind: UploadKind
  attempt: number
  view: UploadView
  error?: string
  children?: ReactNode
}

function ProgressCard({ uploadId, kind, attempt, view, error = "", children }: ProgressCardProps) {
  const isOnline = useIsOnline()
  const { title, about } = uploadWords({ view, kind, isOnline })
  // From then on the thought shows it, or there is nothing to show.
  const hasPreview = view.is !== "needsReview" && view.is !== "rejected"
  const hasBar = "sent" in view
  return (
    <div className="upload-card grid gap-3 mt-3" data-view={view.is}>
      <div className="upload-head flex items-center gap-3">
        {hasPreview && <SavedPreview key={`${uploadId} ${attempt}`} uploadId={uploadId} kind={kind} />}
        <div className="flex-1 min-w-0">
          <p className="font-semibold" role="status">
            {title}
          </p>
          {about !== "" && <p className="attach-about">{about}</p>}
          {view.is === "sending" && isOnline && (
            <p className="attach-about">
              {percentOf(view.sent, view.size)}% of {sizeText(view.size)}
            </p>
          )}
        </div>
      </div>
      {hasBar && (
        <ProgressBar
          label={kind === "photo" ? "Upload progress of your photo" : "Upload progress of your clip"}
          sent={view.sent}
          size={view.size}
          isMoving={view.is === "sending"}
        />
      )}
      {children && <div className="upload-actions flex flex-wrap items-center gap-2">{children}</div>}
      <p className="attach-error mt-2 font-semibold text-pretty" role="alert">
        {error}
      </p>
    </div>
  )
}

type ProgressBarProps = { label: string; sent: number; size: number; isMoving: boolean }

function ProgressBar({ label, sent, size, isMoving }: ProgressBarProps) {
  const percent = percentOf(sent, size)
  return (
    <div
      className="upload-bar flex overflow-hidden rounded-full surface-3"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-moving={isMoving || undefined}
    >
      <span className="rounded-full" style={{ width: `${percent}%` }} />
    </div>
  )
}

/**
 * The current state of an upload. While `isWatched` it is polled with growing waits when the page is visible; a change reads everything
 * again.
 */
function useFreshUpload(upload: Upload, isWatched: boolean): Upload {
  const cache = useReadCache()
  const { userId } = useSession()
  const [fresh, setFresh] = useState({ of: upload, upload })
  const { id, state, attempt } = upload

  useEffect(() => {
    if (!isWatched || userId === null) return
    const request = ownThoughtsRead(userId, null)
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstWait
    let isHere = true
    const ask = async () => {
      // Several waiting uploads share a read.
      await cache.load(request, firstWait / 2)
      if (!isHere) return
      const found = cache.peek(request).data?.thoughts.find(({ thought }) => thought.upload?.id === id)?.thought.upload
      if (found) setFresh((before) => ({ of: before.of, upload: found }))
      // On another page, or unreadable: all is read again.
      else cache.invalidate()
      const isOver = found ? found.state !== state || found.attempt !== attempt : false
      if (isOver && found?.state !== "processing") return cache.invalidate()
      wait = Math.min(wait * 2, longestWait)
      later()
    }
    const later = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => void ask(), wait)
    }
    const onVisible = () => {
      wait = firstWait
      later()
    }
    later()
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      isHere = false
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [cache, userId, id, state, attempt, isWatched])

  // A later read is newer.
  if (fresh.of !== upload) setFresh({ of: upload, upload })
  return fresh.of === upload ? fresh.upload : upload
}
