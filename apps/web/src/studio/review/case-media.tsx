import type { ReviewCase } from "@confetti/contract/thoughts"
import { pictureFile } from "../../platform/media.ts"
import { Image } from "../../ui/image.tsx"
import "./review.css"

export function CaseMedia({ media }: { media: NonNullable<ReviewCase["media"]> }) {
  if (media.kind === "photo")
    return <Image className="studio-case-media" src={pictureFile(media.picture)} alt={media.picture.alt} />
  const [source] = media.sources
  return (
    <video
      className="studio-case-media"
      controls
      preload="metadata"
      poster={pictureFile(media.poster)}
      src={source?.src}
    >
      {media.captions !== null && <track kind="captions" src={media.captions} />}
    </video>
  )
}
