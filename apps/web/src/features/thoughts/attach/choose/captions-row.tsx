import { useState } from "react"
import { keptFiles } from "../../../../platform/files/kept-files.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { FileButton } from "./file-button.tsx"
import { readCaptions } from "./read-captions.ts"

/** Lays captions beside a clip that is kept on this device. */
export function CaptionsRow({ uploadId }: { uploadId: string }) {
  const [name, setName] = useState("")
  const [trouble, setTrouble] = useState("")
  const take = async (file: File) => {
    const read = await readCaptions(file)
    setTrouble(read.ok ? "" : read.words)
    if (!read.ok) return
    await keptFiles.change(uploadId, { captions: read.text })
    setName(file.name)
  }
  const remove = () => {
    void keptFiles.change(uploadId, { captions: null })
    setName("")
  }
  return (
    <div className="attach-captions">
      {name === "" ? (
        <FileButton label="Captions file" accept=".vtt,text/vtt" onFile={(file) => void take(file)}>
          <Icon name="captions" />
          Add captions
        </FileButton>
      ) : (
        <>
          <span className="attach-about">Captions: {name}</span>
          <button type="button" className="button" onClick={remove}>
            Remove captions
          </button>
        </>
      )}
      <p className="attach-trouble" role="alert">
        {trouble}
      </p>
    </div>
  )
}
