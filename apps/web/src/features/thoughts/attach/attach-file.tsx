import { t } from "@confetti/domain/messages/t"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { savedFiles } from "../../../platform/files/saved-files.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { Icon, IconButton } from "../../../ui/icon.tsx"
import { useSession } from "../../session/index.ts"
import { AttachIcon, FileButton, SavedPreview, useChoose } from "./file-button.tsx"
import { readCaptions, sizeText } from "./read-file.ts"
import { keepFile } from "./upload-mutations.ts"
import "./attach.css"

const longestAltText = 300

export type Attachment = { uploadId: string; kind: UploadKind; name: string; size: number }

type Props = { attachment: Attachment | null; onChange: (attachment: Attachment | null) => void }

export function AttachFile({ attachment, onChange }: Props) {
  const { userId } = useSession()
  const root = useRef<HTMLDivElement>(null)
  const { choose, isReading, error } = useChoose(async ({ kind, file }) => {
    const uploadId = randomUuid()
    await keepFile({ uploadId, userId, attempt: 1, kind, file })
    onChange({ uploadId, kind, name: file.name, size: file.size })
    announce(kind === "photo" ? t`Photo added` : t`Clip added`)
  })
  const isOpen = attachment === null && !isReading
  useHandedFile(choose, isOpen)

  const remove = () => {
    if (!attachment) return
    void savedFiles.remove(attachment.uploadId)
    onChange(null)
    announce(attachment.kind === "photo" ? t`Photo removed` : t`Clip removed`)
    // The pressed button disappears with the file.
    root.current?.focus()
  }
  return (
    <div className={attachment ? "attach w-full" : "attach"} ref={root} tabIndex={-1}>
      {attachment === null ? (
        <div className="flex flex-wrap items-center gap-2">
          <FileButton label="Photo or clip" isDisabled={!isOpen} onFile={choose}>
            <AttachIcon name="photo" />
            {isReading ? "Checking the file" : "Photo or clip"}
          </FileButton>
          <FileButton
            label="Camera"
            name={t`Take a photo`}
            className="button attach-camera px-3"
            isCamera
            isDisabled={!isOpen}
            onFile={choose}
          >
            <AttachIcon name="camera" />
          </FileButton>
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <SavedPreview key={attachment.uploadId} uploadId={attachment.uploadId} kind={attachment.kind} />
          <span className="flex-1 min-w-0">
            <span className="attach-name overflow-hidden font-semibold text-nowrap">{attachment.name}</span>
            <span className="attach-about">
              {attachment.kind === "photo" ? "Photo" : "Clip"}, {sizeText(attachment.size)}
            </span>
          </span>
          <IconButton
            icon="close"
            label={attachment.kind === "photo" ? "Remove photo" : "Remove clip"}
            onClick={remove}
          />
        </div>
      )}
      {attachment && <AltField key={`alt ${attachment.uploadId}`} uploadId={attachment.uploadId} />}
      {attachment?.kind === "clip" && <CaptionsRow key={attachment.uploadId} uploadId={attachment.uploadId} />}
      <p className="attach-error mt-2 font-semibold text-pretty" role="alert">
        {error}
      </p>
    </div>
  )
}

/** Calls `take` with a file pasted or dropped anywhere on the page, while `isOpen`. */
function useHandedFile(take: (file: File) => void, isOpen: boolean): void {
  const onHanded = useEffectEvent((event: Event, given: DataTransfer | null) => {
    const [file] = given?.files ?? []
    // Another handler has taken it.
    if (!file || event.defaultPrevented) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    if (!isOpen) return
    const onPaste = (event: ClipboardEvent) => onHanded(event, event.clipboardData)
    const onDrop = (event: DragEvent) => onHanded(event, event.dataTransfer)
    // Otherwise the browser would open the file.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
    }
    addEventListener("paste", onPaste)
    addEventListener("drop", onDrop)
    addEventListener("dragover", onDragOver)
    return () => {
      removeEventListener("paste", onPaste)
      removeEventListener("drop", onDrop)
      removeEventListener("dragover", onDragOver)
    }
  }, [isOpen])
}

function AltField({ uploadId }: { uploadId: string }) {
  const id = useId()
  const [alt, setAlt] = useState("")
  useEffect(() => {
    let isHere = true
    const show = async () => {
      const note = (await savedFiles.notes()).find((each) => each.id === uploadId)
      if (isHere && note) setAlt(note.alt)
    }
    void show()
    return () => {
      isHere = false
    }
  }, [uploadId])
  return (
    <p className="attach-alt grid gap-1 mt-3">
      <label className="ink-2" htmlFor={id}>
        Describe it for people who can’t see it
      </label>
      <input
        className="w-full min-h-48 p-0 px-4 rounded-card surface-2"
        id={id}
        value={alt}
        maxLength={longestAltText}
        autoComplete="off"
        onChange={({ target }) => {
          setAlt(target.value)
          void savedFiles.change(uploadId, { alt: target.value })
        }}
      />
    </p>
  )
}

function CaptionsRow({ uploadId }: { uploadId: string }) {
  const [name, setName] = useState("")
  const [error, setError] = useState("")
  const take = async (file: File) => {
    const read = await readCaptions(file)
    setError(read.ok ? "" : read.words)
    if (!read.ok) return
    await savedFiles.change(uploadId, { captions: read.text })
    setName(file.name)
  }
  const remove = () => {
    void savedFiles.change(uploadId, { captions: null })
    setName("")
  }
  return (
    <div className="flex flex-wrap items-center gap-2 mt-3">
      {name === "" ? (
        <FileButton label="Captions file" accept=".vtt,text/vtt" onFile={(file) => void take(file)}>
          <Icon name="captions" />
          Add captions
        </FileButton>
      ) : (
        <>
          <span className="attach-about">Captions: {name}</span>
          <Button onClick={remove}>Remove captions</Button>
        </>
      )}
      <p className="attach-error w-full mt-2 font-semibold text-pretty" role="alert">
        {error}
      </p>
    </div>
  )
}
