import type { StudioPicture } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { FileDrop } from "./file-drop.tsx"
import { pictureFiles } from "./file-kinds.ts"

type Props = {
  hasPicture: boolean
  problem: string | null
  onSent: (picture: StudioPicture) => void
  onSending?: (isSending: boolean) => void
}

export function PictureDrop({ hasPicture, ...props }: Props) {
  return (
    <FileDrop
      {...props}
      kind={pictureFiles}
      label="Picture file"
      action={hasPicture ? "Choose another picture" : "Choose a picture"}
      hint="Or drop one here. JPEG, PNG, WebP or AVIF, up to 20 MB."
      sending={t`Uploading the picture`}
      came={t`Picture added`}
    />
  )
}
