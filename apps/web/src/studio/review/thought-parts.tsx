import type { ReviewCase } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { pictureFile } from "../../platform/media.ts"
import { Image } from "../../ui/image.tsx"
import { Note } from "../kit/note.tsx"

export function ThoughtText({ thought: { text, media, appeal, reason } }: { thought: ReviewCase }) {
  return (
    <>
      <blockquote className="studio-quote">
        <bdi>{text}</bdi>
      </blockquote>
      {media && <CaseMedia media={media} />}
      <Note label="Appeal:" text={appeal} />
      <Note label="Removed for:" text={reason} />
    </>
  )
}

export function CaseMedia({ media }: { media: NonNullable<ReviewCase["media"]> }) {
  if (media.kind === "photo")
    return <Image className="studio-case-media rounded-card" src={pictureFile(media.picture)} alt={media.picture.alt} />
  const [source] = media.sources
  return (
    <video
      className="studio-case-media rounded-card"
      controls
      preload="metadata"
      poster={pictureFile(media.poster)}
      src={source?.src}
    >
      {media.captions !== null && <track kind="captions" src={media.captions} />}
    </video>
  )
}

const reasonWords: Readonly<Record<string, string>> = {
  spam: t`spam`,
  hateful: t`hateful`,
  harassment: t`harassment`,
  sexual: t`sexual`,
  violence: t`violence`,
  false: t`false`,
  private: t`private`,
  other: t`other`,
}

export function ReportList({ reports }: { reports: readonly { at: string; reason: string; text: string | null }[] }) {
  if (reports.length === 0) return null
  return (
    <ul className="studio-note" aria-label="Reports">
      {reports.map(({ at, reason, text }) => (
        <li key={`${at} ${reason} ${text}`}>
          Reported, {reasonWords[reason] ?? reason}
          <WithReason reason={text} />
        </li>
      ))}
    </ul>
  )
}

/** A reason, after its label. */
export function WithReason({ reason }: { reason: string | null }) {
  return (
    reason && (
      <>
        : <bdi>{reason}</bdi>
      </>
    )
  )
}
