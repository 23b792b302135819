import type {
  decideThoughtReview,
  listThoughtReviews,
  ReviewCase,
  ReviewDecision,
  showThoughtReview,
} from "@confetti/contract/thoughts"
import { nextReview } from "@confetti/domain/thoughts/thought-review"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { caseLines, detailLines, listLines } from "../operator/review/case-lines.ts"
import { type ReviewCommand, readReviewArguments, usage } from "../operator/review/read-review-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

await runProgram(async () => {
  const asked = readReviewArguments(process.argv.slice(2))
  const lines =
    asked.command === "help"
      ? usage.split("\n")
      : await withOperator(readCommandConfig(process.env), (operator) => runCommand(operator, asked, Date.now()))
  for (const line of lines) console.log(printable(line))
})

async function runCommand({ call }: Operator, asked: ReviewCommand, now: number): Promise<string[]> {
  if (asked.command === "help") return []
  if (asked.command === "list") {
    const { cases } = await call<z.output<typeof listThoughtReviews.output>>("thoughts-review_list", null)
    return listLines(cases, now)
  }
  const { thoughtId } = asked
  const shown = await call<z.output<typeof showThoughtReview.output>>("thoughts-review_show", { thoughtId })
  if (asked.command === "show") return detailLines(shown, now)
  mustBePossible(asked.command, shown.case)
  const { command: decision, ...about } = asked
  const decided = { ...about, decision, revision: shown.case.revision }
  const after = await call<z.output<typeof decideThoughtReview.output>>("thoughts-review_decide", decided)
  return caseLines(after.case, now)
}

/** Explains a refused step: the server only says that it is not possible. */
function mustBePossible(command: ReviewDecision, { state, author }: ReviewCase): void {
  if (command === "lift" && author.suspendedUntil === null) throw new StartupError("Its author is not suspended.")
  if (command === "lift" || command === "suspend" || nextReview(state, command) !== null) return
  throw new StartupError(
    state === "rejected"
      ? `It is already removed. "restore" brings it back.`
      : state === "approved"
        ? `It is already approved. "reject" removes it.`
        : `It is waiting for review. Use "approve" or "reject".`,
  )
}
