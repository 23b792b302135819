import type { ReviewCase, showThoughtReview } from "@confetti/contract/thoughts"
import type { Media } from "@confetti/contract/uploads"
import type { ReviewState } from "@confetti/domain/thoughts/thought-review"
import type { z } from "zod"
import { ageText } from "./age-text.ts"
import { causeText } from "./cause-text.ts"

type Shown = z.output<typeof showThoughtReview.output>

const stateWords: Record<ReviewState, string> = {
  needsReview: "under review",
  approved: "approved",
  rejected: "removed",
}

/** Permanent suspensions end in the year 9999. */
const isPermanent = (until: string): boolean => until >= "9999"

export function listLines(cases: readonly ReviewCase[], now: number): string[] {
  if (cases.length === 0) return ["No thoughts under review."]
  const count = cases.length === 1 ? "1 thought under review" : `${cases.length} thoughts under review`
  return [`${count}, oldest first.`, ...cases.flatMap((each) => ["", ...caseLines(each, now)])]
}

export function caseLines(shown: ReviewCase, now: number): string[] {
  const { id, at, state, causes, reports, tile, text, author, appeal, reason, media } = shown
  return [
    `${id}  ${stateWords[state]}, ${ageText(at, now)} old, on “${tile.title}”`,
    `  by        ${author.name || "a person without a name"}, ${countOf(author.approved, "thought")} approved${suspension(author.suspendedUntil, now)}`,
    ...text.split("\n").map((line, at) => `  ${(at === 0 ? "wrote" : "").padEnd(9)} ${line}`),
    ...(media === null ? [] : mediaLines(media)),
    ...(causes.length === 0 ? [] : [`  because   ${causes.map(causeText).join("; ")}`]),
    ...(reports === 0 ? [] : [`  reports   ${reports} counted`]),
    ...(reason === null ? [] : [`  reason    ${reason}`]),
    ...(appeal === null ? [] : [`  appeal    ${appeal}`]),
  ]
}

export function detailLines({ case: shown, reports, log, history }: Shown, now: number): string[] {
  return [
    ...caseLines(shown, now),
    ...section("Reports", reports, ({ at, reason, text, counts }) => {
      return `${ageText(at, now)} ago: ${reason}${counts ? "" : ", not counted"}${text === "" ? "" : `, “${text}”`}`
    }),
    ...section("Decisions", log, ({ at, step, by, reason }) => {
      return `${ageText(at, now)} ago: ${step} by ${by ?? whoOf(step)}${reason === "" ? "" : `, “${reason}”`}`
    }),
    ...section("More by this author", history, ({ id, at, state, text }) => {
      return `${ageText(at, now)} ago: ${stateWords[state]}, ${id}, “${text}”`
    }),
  ]
}

/** Reports, authors, or otherwise the operator. */
function whoOf(step: string): string {
  if (step === "hold") return "reports"
  return step === "appeal" ? "its author" : "the operator"
}

function section<Item>(title: string, items: readonly Item[], lineOf: (item: Item) => string): string[] {
  return items.length === 0 ? [] : ["", title, ...items.map((item) => `  ${lineOf(item)}`)]
}

function suspension(until: string | null, now: number): string {
  if (until === null) return ""
  if (isPermanent(until)) return ", suspended permanently"
  return `, ${Date.parse(until) > now ? "" : "was "}suspended until ${until.slice(0, 10)}`
}

function mediaLines(media: Media): string[] {
  const { id, widths } = media.kind === "photo" ? media.picture : media.poster
  const still = `/media/${id}-${Math.max(...widths)}.webp`
  if (media.kind === "photo") return [`  photo     ${still}`]
  const { sources, captions, duration, hasSound } = media
  const [largest] = sources
  return [
    `  clip      ${largest?.src}, ${Math.round(duration)} s, ${hasSound ? "with" : "without"} sound`,
    `  poster    ${still}`,
    ...(captions === null ? [] : [`  captions  ${captions}`]),
  ]
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`
}
