import type { ReviewCase } from "@confetti/contract/thoughts"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useRead } from "../../platform/reads/use-reads.ts"
import { momentText } from "../../ui/moment-text.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { useLocation } from "../../platform/location.ts"
import { studioCall } from "../access/studio-call.ts"
import { readerPath } from "../readers/reader-paths.ts"
import { reportReasonWords } from "../report-reason-words.ts"
import { CaseMedia } from "./case-media.tsx"

const causeWords: Readonly<Record<string, string>> = {
  "first-thoughts": t`one of its author’s first`,
  link: t`it holds a link`,
  copy: t`the same stands elsewhere`,
  flood: t`many came at once`,
  words: t`a word in it was noticed`,
  reports: t`readers reported it`,
  appeal: t`its author asked for another look`,
  media: t`it comes with a photo or clip`,
}

const detailRead = (thoughtId: string) => ({
  key: `studio-review ${thoughtId}`,
  read: () => studioCall("thoughts-review_show", { thoughtId }),
})

export function CaseCard({ shown, language }: { shown: ReviewCase; language: string }) {
  const { text, media, appeal, reason, author } = shown
  const { data } = useRead(detailRead(shown.id))
  const [, go] = useLocation()
  return (
    <>
      <p className="studio-case-about">{aboutText(shown, language)}</p>
      <blockquote className="studio-case-text">
        <bdi>{text}</bdi>
      </blockquote>
      {media && <CaseMedia media={media} />}
      {appeal !== null && (
        <p className="studio-case-note">
          <b>They ask for another look:</b> <bdi>{appeal}</bdi>
        </p>
      )}
      {reason !== null && (
        <p className="studio-case-note">
          <b>It was taken down for:</b> <bdi>{reason}</bdi>
        </p>
      )}
      <p className="studio-case-note">
        By{" "}
        <a href={readerPath(author.id)} onClick={plainClick(() => go(readerPath(author.id)))}>
          <bdi>{author.name || "somebody without a name"}</bdi>
        </a>
        , {authorText(author, language)}.
      </p>
      {data && data.reports.length > 0 && (
        <ul className="studio-case-list" aria-label="Reports">
          {data.reports.map((report) => (
            <li key={`${report.at} ${report.reason} ${report.text}`}>
              {reportReasonWords[report.reason] ?? report.reason}
              {report.text && (
                <>
                  : <bdi>{report.text}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function aboutText({ tile, at, causes, reports }: ReviewCase, language: string): string {
  const moment = momentText(at, Date.now(), language)
  const why = causes.map((cause) => causeWords[cause] ?? cause).join(", ")
  return [
    t`On “${tile.title}”, ${moment}.`,
    ...(why === "" ? [] : [t`It waits: ${why}.`]),
    ...(reports > 0 ? [plural(reports, { one: "# report.", other: "# reports." }, language)] : []),
  ].join(" ")
}

function authorText({ approved, suspendedUntil }: ReviewCase["author"], language: string): string {
  if (!suspendedUntil) return plural(approved, { other: "# approved so far" }, language)
  const until = new Date(suspendedUntil).toLocaleDateString(language)
  return plural(approved, { other: `# approved so far, suspended until ${until}` }, language)
}
