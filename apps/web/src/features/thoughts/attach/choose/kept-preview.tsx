import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { useEffect, useState } from "react"
import { keptFiles } from "../../../../platform/files/kept-files.ts"

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

/** An address at which this page shows a file that is kept on the device; null where it is not there, or not yet. */
function useKeptFile(uploadId: string): string | null {
  const [shown, setShown] = useState<{ id: string; address: string } | null>(null)
  useEffect(() => {
    let isHere = true
    let address: string | null = null
    const show = async () => {
      const file = await keptFiles.file(uploadId)
      if (!file || !isHere) return
      address = URL.createObjectURL(file)
      setShown({ id: uploadId, address })
    }
    void show()
    return () => {
      isHere = false
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [uploadId])
  return shown?.id === uploadId ? shown.address : null
}
