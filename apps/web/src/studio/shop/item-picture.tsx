import type { StudioPicture } from "@confetti/contract/studio"
import { Image } from "../../ui/image.tsx"
import { Alert } from "../kit/alert.tsx"
import { Field } from "../kit/form.tsx"
import { FileButton } from "../picture/file-button.tsx"
import { pictureFiles } from "../picture/file-kinds.ts"
import { useUpload } from "../picture/use-upload.ts"

type Props = {
  src: string | null
  alt: string
  onFile: (file: string) => void
  onAlt: (alt: string) => void
}

export function ItemPicture({ src, alt, onFile, onAlt }: Props) {
  const { share, error, send } = useUpload<StudioPicture>(pictureFiles, { onSent: ({ file }) => onFile(file) })
  const isSending = share !== null
  return (
    <fieldset className="studio-set studio-item-picture grid gap-4">
      <legend>Picture</legend>
      <div className="studio-item-art overflow-hidden surface-1 rounded-card">
        {src !== null && <Image src={src} alt={alt} />}
      </div>
      <div className="grid content-start gap-3">
        <FileButton
          className="justify-self-start"
          label="Picture file"
          accept={pictureFiles.accept}
          disabled={isSending}
          onFile={send}
        >
          {isSending ? "Sending…" : src === null ? "Choose a picture" : "Choose another picture"}
        </FileButton>
        <Alert>{error}</Alert>
        <Field
          label="Description"
          hint="For people who can’t see it: at least twenty characters."
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
