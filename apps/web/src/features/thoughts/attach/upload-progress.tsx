import type { Upload } from "@confetti/contract/uploads"
import { useState } from "react"
import { useSync } from "../../../platform/sync/sync.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useSession } from "../../session/index.ts"
import "./attach.css"
import { AttachIcon } from "./choose/attach-icon.tsx"
import { FileButton } from "./choose/file-button.tsx"
import { useChoose } from "./choose/use-choose.ts"
import { ProgressCard } from "./progress/progress-card.tsx"
import { cancelUpload, pauseUpload, replaceUpload, resumeUpload, retryUpload } from "./progress/upload-actions.ts"
import { type UploadView, uploadView } from "./progress/upload-view.ts"
import { useFreshUpload } from "./progress/use-fresh-upload.ts"
import { transfers } from "./transfer/transfers.ts"
import { isHeardOf } from "./upload-before.ts"

type Props = { upload: Upload }

/** How far a file is on its way, what became of it, and what its person can do: pause, go on, try again, send another. */
export function UploadProgress({ upload: given }: Props) {
  const sync = useSync()
  const { userId } = useSession()
  const transfer = transfers.useTransfer(given.id)
  const [isCancelled, setCancelled] = useState(false)
  /** As it stood when it was to be tried again: what is read after that is newer. */
  const [retried, setRetried] = useState<Upload | null>(null)
  const isBeingSent = transfer !== undefined && !["done", "refused", "cancelled"].includes(transfer.is)
  // What this device has sent to its end the server has heard of, be it that nothing of it was read since.
  const isThere = transfer?.is === "done" || (isHeardOf(given) && ["uploading", "processing"].includes(given.state))
  const isWatched = !isBeingSent && isThere
  const upload = useFreshUpload(given, isWatched)
  const { id, kind, attempt } = upload
  const { choose, isReading, trouble } = useChoose((chosen) =>
    replaceUpload(sync, { uploadId: id, attempt, userId, chosen }),
  )

  const found = uploadView(upload, transfer)
  const isRetried = found.is === "rejected" && retried === given
  const view: UploadView = isRetried ? { is: "processing" } : found
  if (view.is === "nothing" || isCancelled) return null

  const isOnItsWay = view.is === "sending" || view.is === "waiting"
  const cancel = () => {
    setCancelled(true)
    cancelUpload(sync, id)
  }
  const retry = () => {
    setRetried(given)
    retryUpload(sync, id)
  }
  return (
    <ProgressCard uploadId={id} kind={kind} attempt={transfer?.attempt ?? attempt} view={view} trouble={trouble}>
      {isOnItsWay && transfer && (
        <button type="button" className="button" onClick={() => pauseUpload(id)}>
          <AttachIcon name="pause" />
          Pause
        </button>
      )}
      {view.is === "paused" && (
        <button type="button" className="button primary" onClick={() => resumeUpload(id)}>
          <Icon name="play" isFilled />
          Go on
        </button>
      )}
      {view.is === "rejected" && view.flaw === "failed" && (
        <button type="button" className="button primary" onClick={retry}>
          Try again
        </button>
      )}
      {view.is === "rejected" && (
        <FileButton label="Another file" isDisabled={isReading} onFile={choose}>
          {isReading ? "Looking at it" : "Choose another"}
        </FileButton>
      )}
      {view.is !== "processing" && (
        <button type="button" className="button" onClick={cancel}>
          {isOnItsWay || view.is === "paused" ? "Cancel" : kind === "photo" ? "Remove the photo" : "Remove the clip"}
        </button>
      )}
    </ProgressCard>
  )
}
