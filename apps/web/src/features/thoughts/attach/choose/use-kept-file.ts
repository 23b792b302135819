import { useEffect, useState } from "react"
import { keptFiles } from "../../../../platform/files/kept-files.ts"

/** An address at which this page shows a file that is kept on the device; null where it is not there, or not yet. */
export function useKeptFile(uploadId: string): string | null {
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
