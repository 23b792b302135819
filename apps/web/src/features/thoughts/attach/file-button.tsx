import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { savedFiles } from "../../../platform/files/saved-files.ts"
import { type ReadFile, readFile } from "./read-file.ts"

/** In the style of `ui/icon.tsx`, but not in every first page. */
const iconPaths = {
  photo:
    "M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM10.2 9.4a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0zM4.5 18l5-5 3.2 3.2 2.6-2.6 4.5 4.4",
  camera:
    "M5 7.5h2.6L9 5h6l1.4 2.5H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9A1.5 1.5 0 0 1 5 7.5zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z",
  pause: "M9 6v12M15 6v12",
} as const

/** Without HEIC iPhones provide a JPEG. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm"

type Props = {
  children: ReactNode
  className?: string
  name?: string
  label: string
  accept?: string
  isCamera?: boolean
  isDisabled?: boolean
  onFile: (file: File) => void
}

export function FileButton(props: Props) {
  const { children, className = "button", name, label, accept = accepted, isCamera, isDisabled, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        title={name}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept={isCamera ? "image/*" : accept}
        {...(isCamera && { capture: "environment" as const })}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again.
          event.target.value = ""
        }}
      />
    </>
  )
}

export function AttachIcon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

type Chosen = Extract<ReadFile, { ok: true }>

export function useChoose(take: (chosen: Chosen) => Promise<void>) {
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState("")
  const latest = useRef<File>(null)
  const choose = async (file: File) => {
    latest.current = file
    setReading(true)
    setError("")
    const read = await readFile(file)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if (read.ok) await take(read)
    else setError(read.words)
    setReading(false)
  }
  return { choose: (file: File) => void choose(file), isReading, error }
}

export function SavedPreview({ uploadId, kind }: { uploadId: string; kind: UploadKind }) {
  const address = useSavedFile(uploadId)
  return (
    <span className="attach-preview flex-none overflow-hidden rounded-card surface-2" data-kind={kind}>
      {address !== null && kind === "photo" && <img src={address} alt="" decoding="async" />}
      {address !== null && kind === "clip" && (
        // Shows the first frame.
        <video src={`${address}#t=0.1`} muted playsInline preload="metadata" aria-hidden="true" />
      )}
    </span>
  )
}

/** An object URL of a stored file; null if missing or loading. */
function useSavedFile(uploadId: string): string | null {
  const [shown, setShown] = useState<{ id: string; address: string } | null>(null)
  useEffect(() => {
    let isHere = true
    let address: string | null = null
    const show = async () => {
      const file = await savedFiles.file(uploadId)
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
