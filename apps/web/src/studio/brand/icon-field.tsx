import type { StudioPicture } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { flawOfChosen } from "../picture/flaw-of-chosen.ts"
import { useUpload } from "../picture/use-upload.ts"
import { flawOfIcon } from "./flaw-of-icon.ts"

type Props = { url: string; hasOwn: boolean; problem: string | null; onChange: (name: string) => void }

export function IconField({ url, hasOwn, problem, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [flaw, setFlaw] = useState<string | null>(null)
  const { share, trouble, send } = useUpload<StudioPicture>({
    path: "/studio/pictures",
    flawOf: flawOfChosen,
    onSent: (picture) => {
      const found = flawOfIcon(picture)
      setFlaw(found)
      if (found !== null) return
      onChange(picture.file)
      announce(t`The icon is here. It is published when you save.`)
    },
  })
  const isSending = share !== null
  return (
    <div className="icon-field">
      <img src={url} alt="The icon" width={96} height={96} />
      <div>
        <b>Icon</b>
        <p className="studio-hint">
          One square PNG, WebP or JPEG of 512 pixels or more. All sizes are made from it, for tabs and home screens.
        </p>
        <input
          ref={input}
          className="unseen"
          type="file"
          aria-label="Picture of the icon"
          tabIndex={-1}
          accept="image/png,image/webp,image/jpeg,image/avif"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            setFlaw(null)
            if (file) send(file)
            // The same file may be chosen again.
            currentTarget.value = ""
          }}
        />
        <div className="studio-answers">
          <Button disabled={isSending} onClick={() => input.current?.click()}>
            {isSending ? "Sending…" : "Choose a picture"}
          </Button>
          {hasOwn && <Button onClick={() => onChange("")}>Use the built-in one</Button>}
        </div>
        <Alert>{trouble ?? flaw ?? problem}</Alert>
      </div>
    </div>
  )
}
