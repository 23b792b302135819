import { useEffect, useId, useState } from "react"
import { keptFiles } from "../../../../platform/files/kept-files.ts"

const longest = 300

/** What is to be seen in a photo or clip that is kept on this device, in its person's words. */
export function AltField({ uploadId }: { uploadId: string }) {
  const id = useId()
  const [alt, setAlt] = useState("")
  useEffect(() => {
    let isHere = true
    const show = async () => {
      const note = (await keptFiles.notes()).find((each) => each.id === uploadId)
      if (isHere && note) setAlt(note.alt)
    }
    void show()
    return () => {
      isHere = false
    }
  }, [uploadId])
  return (
    <p className="attach-alt">
      <label htmlFor={id}>What is to be seen, for those who can’t see it</label>
      <input
        id={id}
        value={alt}
        maxLength={longest}
        autoComplete="off"
        onChange={({ target }) => {
          setAlt(target.value)
          void keptFiles.change(uploadId, { alt: target.value })
        }}
      />
    </p>
  )
}
