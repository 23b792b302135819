import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { Portrait } from "../../../ui/portrait.tsx"
import { cropSquare } from "./crop-square.ts"
import type { ChangeProfile } from "./use-profile.ts"

/** Pixels of a side: sharp at the largest size shown, and some 60 kB. */
const most = 512

type Props = { user: UserRecord; onChange: ChangeProfile }

export function PictureRow({ user, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isReading, setReading] = useState(false)

  const choose = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    const picture = await shrinkPicture(file)
    setReading(false)
    if (picture === null) announce(t`Could not read this picture. Try a JPEG, PNG or WebP`)
    else
      void onChange({
        sent: { picture },
        shown: { picture },
        said: t`Picture saved`,
        refused: t`Could not save the picture, so the old one is back`,
      })
  }
  const remove = () => {
    // The pressed button disappears with the picture.
    chooser.current?.focus()
    void onChange({
      sent: { picture: null },
      shown: { picture: null },
      said: t`Picture removed`,
      refused: t`Could not remove the picture`,
    })
  }
  return (
    <div className="setting picture-setting">
      <Portrait person={user} />
      <span className="setting-text">
        <span className="setting-title">Picture</span>
        <span className="setting-about">Cropped to a square on this device before it is sent.</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button ref={chooser} disabled={isReading} onClick={() => input.current?.click()}>
          {user.picture ? "Replace" : "Choose a picture"}
        </Button>
        {user.picture && <Button onClick={remove}>Remove</Button>}
      </span>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        aria-label="Picture file"
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // Allows choosing the same file again.
          event.target.value = ""
        }}
      />
    </div>
  )
}

/**
 * A picture as a square JPEG data URL, drawn on the device: the original, with its location, is never sent. Null if the browser can't read
 * it.
 */
async function shrinkPicture(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { left, top, side, size } = cropSquare(bitmap.width, bitmap.height, most)
    const canvas = document.createElement("canvas")
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext("2d")
    if (!context) return null
    // JPEG has no transparency; black shows through instead.
    context.fillStyle = "#000"
    context.fillRect(0, 0, size, size)
    context.imageSmoothingQuality = "high"
    context.drawImage(bitmap, left, top, side, side, 0, 0, size, size)
    bitmap.close()
    return canvas.toDataURL("image/jpeg", 0.86)
  } catch {
    return null
  }
}
