import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { useKeptFile } from "./use-kept-file.ts"

/** What waits on this device, small. The words beside it say what it is. */
export function KeptPreview({ uploadId, kind }: { uploadId: string; kind: UploadKind }) {
  const address = useKeptFile(uploadId)
  return (
    <span className="attach-preview" data-kind={kind}>
      {address !== null && kind === "photo" && <img src={address} alt="" decoding="async" />}
      {address !== null && kind === "clip" && (
        // Its first moment; nothing is to be heard.
        <video src={`${address}#t=0.1`} muted playsInline preload="metadata" aria-hidden="true" />
      )}
    </span>
  )
}
