import type { StudioPicture } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { useField } from "../kit/document.tsx"
import { FileButton } from "../picture/file-button.tsx"
import { pictureFiles } from "../picture/file-kinds.ts"
import { useUpload } from "../picture/use-upload.ts"

/** A smaller icon is blurred on home screens; the import refuses it too. */
const leastIconSide = 512

export function IconField({ url }: { url: string }) {
  const { value: icon, problem, set } = useField<string>("icon")
  const [misfit, setMisfit] = useState<string | null>(null)
  const { share, error, send } = useUpload<StudioPicture>(pictureFiles, {
    onSent: (picture) => {
      const found = misfitText(picture)
      setMisfit(found)
      if (found !== null) return
      set(picture.file)
      announce(t`Icon added. It is published when you save.`)
    },
  })
  const isSending = share !== null
  return (
    <div className="icon-field flex flex-wrap gap-4">
      <img src={url} alt="The icon" width={96} height={96} />
      <div className="grid gap-2">
        <b>Icon</b>
        <p className="studio-hint">
          A square PNG, WebP or JPEG, at least 512 pixels on each side. All sizes for tabs and home screens are made
          from it.
        </p>
        <div className="studio-answers">
          <FileButton
            label="Picture of the icon"
            accept={pictureFiles.accept}
            disabled={isSending}
            onFile={(file) => {
              setMisfit(null)
              send(file)
            }}
          >
            {isSending ? "Sending…" : "Choose a picture"}
          </FileButton>
          {icon !== "" && <Button onClick={() => set("")}>Use the built-in icon</Button>}
        </div>
        <Alert>{error ?? misfit ?? problem}</Alert>
      </div>
    </div>
  )
}

function misfitText({ width, height }: StudioPicture): string | null {
  if (width !== height) return t`An icon must be square. This one is ${width} × ${height}: crop it first.`
  if (width < leastIconSide)
    return t`This one has ${width} pixels on each side. It needs ${leastIconSide} to be sharp on every phone.`
  return null
}
