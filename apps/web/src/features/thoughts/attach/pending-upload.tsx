import { useSync } from "../../../platform/sync/sync.ts"
import type { Attachment } from "./attach-file.tsx"
import "./attach.css"
import { ProgressCard } from "./progress/progress-card.tsx"
import { cancelUpload } from "./progress/upload-actions.ts"
import { transferView } from "./progress/upload-view.ts"
import { transfers } from "./transfer/transfers.ts"
import { newTransfer } from "./transfer/next-transfer.ts"

type Props = { attachment: Attachment; onCancel: () => void }

/** A file of a thought the server has not heard of yet: it waits for the words, and the words for a connection. */
export function PendingUpload({ attachment, onCancel }: Props) {
  const sync = useSync()
  const { uploadId, kind, size } = attachment
  const transfer = transfers.useTransfer(uploadId) ?? { ...newTransfer(size, 1), is: "waiting" as const }
  const view = transferView(transfer)
  if (view.is === "nothing") return null
  const cancel = () => {
    cancelUpload(sync, uploadId)
    onCancel()
  }
  return (
    <ProgressCard uploadId={uploadId} kind={kind} attempt={1} view={view}>
      <button type="button" className="button" onClick={cancel}>
        Cancel
      </button>
    </ProgressCard>
  )
}
