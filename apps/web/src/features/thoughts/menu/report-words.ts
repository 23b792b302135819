import type { reportReasons } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"

export type ReportReason = (typeof reportReasons)[number]

/** What somebody can say is wrong with a thought. */
export const reasonWords: Record<ReportReason, string> = {
  spam: t`It is spam or advertising`,
  hateful: t`It is hateful about who people are`,
  harassment: t`It attacks or bullies somebody`,
  sexual: t`It is sexual`,
  violence: t`It threatens or cheers violence`,
  false: t`It is false and could do harm`,
  private: t`It gives away something private`,
  other: t`Something else`,
}

/** In the order they are shown in. From here and not from the contract, whose schemas a browser need not fetch. */
export const reportReasonsShown = Object.keys(reasonWords) as ReportReason[]
