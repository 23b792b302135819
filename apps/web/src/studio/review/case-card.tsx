import type { ReviewCase } from "@confetti/contract/thoughts"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useRead } from "../../platform/reads/use-reads.ts"
import { momentText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { ReaderLink } from "../readers/reader-link.tsx"
import { ReportList, ThoughtText } from "./thought-parts.tsx"

const causeWords: Readonly<Record<string, string>> = {
  "first-thoughts": t`one of the author’s first thoughts`,
  link: t`it contains a link`,
  copy: t`the same text was posted elsewhere`,
  flood: t`many were sent at once`,
  words: t`it contains a flagged word`,
  reports: t`readers reported it`,
  appeal: t`the author appealed`,
  media: t`it comes with a photo or clip`,
}

const detailRead = (thoughtId: string) => ({
  key: `studio-review ${thoughtId}`,
  read: () => studioCall("thoughts-review_show", { thoughtId }),
})

export function CaseCard({ shown, language }: { shown: ReviewCase; language: string }) {
  const { author } = shown
  const { data } = useRead(detailRead(shown.id))
  return (
    <>
      <p className="studio-note">{aboutText(shown, language)}</p>
      <ThoughtText thought={shown} />
      <p className="studio-note">
        By{" "}
        <ReaderLink readerId={author.id}>
          <bdi>{author.name || "someone without a name"}</bdi>
        </ReaderLink>
        , {authorText(author, language)}.
      </p>
      <ReportList reports={data?.reports ?? []} />
    </>
  )
}

function aboutText({ tile, at, causes, reports }: ReviewCase, language: string): string {
  const moment = momentText(at, Date.now(), language)
  const why = causes.map((cause) => causeWords[cause] ?? cause).join(", ")
  return [
    t`On “${tile.title}”, ${moment}.`,
    ...(why === "" ? [] : [t`Reason for review: ${why}.`]),
    ...(reports > 0 ? [plural(reports, { one: "# report.", other: "# reports." }, language)] : []),
  ].join(" ")
}

function authorText({ approved, suspendedUntil }: ReviewCase["author"], language: string): string {
  if (!suspendedUntil) return plural(approved, { other: "# approved so far" }, language)
  const until = new Date(suspendedUntil).toLocaleDateString(language)
  return plural(approved, { other: `# approved so far, suspended until ${until}` }, language)
}
