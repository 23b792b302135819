import type { StudioPicture } from "@confetti/contract/studio"
import { useId, useRef } from "react"
import { Button } from "../../ui/button.tsx"
import { Image } from "../../ui/image.tsx"
import { Alert } from "../kit/alert.tsx"
import { Field } from "../kit/form.tsx"
import { flawOfChosen } from "../picture/flaw-of-chosen.ts"
import { useUpload } from "../picture/use-upload.ts"

type Props = {
  src: string | null
  alt: string
  onFile: (file: string) => void
  onAlt: (alt: string) => void
}

export function ItemPicture({ src, alt, onFile, onAlt }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { share, trouble, send } = useUpload<StudioPicture>({
    path: "/studio/pictures",
    flawOf: flawOfChosen,
    onSent: ({ file }) => onFile(file),
  })
  const isSending = share !== null
  return (
    <fieldset className="studio-set studio-item-picture">
      <legend>Picture</legend>
      <div className="studio-item-art">{src !== null && <Image src={src} alt={alt} />}</div>
      <div className="studio-item-picture-words">
        <input
          ref={input}
          id={id}
          className="unseen"
          type="file"
          tabIndex={-1}
          aria-label="Picture file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) send(file)
            currentTarget.value = ""
          }}
        />
        <Button disabled={isSending} onClick={() => input.current?.click()}>
          {isSending ? "Sending…" : src === null ? "Choose a picture" : "Choose another picture"}
        </Button>
        <Alert>{trouble}</Alert>
        <Field
          label="What it shows"
          hint="For who can’t see it: at least twenty characters."
          required
          minLength={20}
          maxLength={200}
          rows={4}
          value={alt}
          onType={onAlt}
        />
      </div>
    </fieldset>
  )
}
