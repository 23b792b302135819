import type { reportReasons } from "@confetti/contract/thoughts"

export type ReportReason = (typeof reportReasons)[number]

/** What somebody can say is wrong with a thought. */
export const reasonWords: Record<ReportReason, string> = {
  spam: "It is spam or advertising",
  hateful: "It is hateful about who people are",
  harassment: "It attacks or bullies somebody",
  sexual: "It is sexual",
  violence: "It threatens or cheers violence",
  false: "It is false and could do harm",
  private: "It gives away something private",
  other: "Something else",
}

/** In the order they are shown in. From here and not from the contract, whose schemas a browser need not fetch. */
export const reportReasonsShown = Object.keys(reasonWords) as ReportReason[]
