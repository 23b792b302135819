import type { ReviewCase } from "@confetti/contract/thoughts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { momentText } from "../../ui/moment-text.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { useLocation } from "../../platform/location.ts"
import { studioCall } from "../access/studio-call.ts"
import { readerPath } from "../readers/reader-paths.ts"
import { CaseMedia } from "./case-media.tsx"

/** Why it waits. */
const causeWords: Readonly<Record<string, string>> = {
  "first-thoughts": "one of its author’s first",
  link: "it holds a link",
  copy: "the same stands elsewhere",
  flood: "many came at once",
  words: "a word in it was noticed",
  reports: "readers reported it",
  appeal: "its author asked for another look",
  media: "it comes with a photo or clip",
}

const detailRead = (thoughtId: string) => ({
  key: `studio-review ${thoughtId}`,
  read: () => studioCall("thoughts-review_show", { thoughtId }),
})

/** One thought with all a decision is made from: its words and picture, why it waits, and what is known of its author. */
export function CaseCard({ shown, language }: { shown: ReviewCase; language: string }) {
  const { tile, text, media, at, causes, reports, appeal, reason, author } = shown
  const { data } = useRead(detailRead(shown.id))
  const [, go] = useLocation()
  const why = causes.map((cause) => causeWords[cause] ?? cause).join(", ")
  return (
    <>
      <p className="studio-case-about">
        On “{tile.title}”, {momentText(at, Date.now(), language)}
        {why && `. It waits: ${why}`}
        {reports > 0 && `. ${reports} ${reports === 1 ? "report" : "reports"}`}.
      </p>
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
        , {author.approved} approved so far
        {author.suspendedUntil && `, suspended until ${new Date(author.suspendedUntil).toLocaleDateString(language)}`}.
      </p>
      {data && data.reports.length > 0 && (
        <ul className="studio-case-list" aria-label="Reports">
          {data.reports.map((report) => (
            <li key={`${report.at} ${report.reason} ${report.text}`}>
              {report.reason}
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
