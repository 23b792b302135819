import type { parseArgs } from "node:util"
import type { decideWriter, findReaders, Reader } from "@confetti/contract/readers"
import type { decideReview, listReviews } from "@confetti/contract/referrals"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage = `npm run readers -- …
  find [TEXT]                             readers by name, id or whole email address; without TEXT, suspended ones
  show ID                                 their texts and the decisions about them; each call is in the audit log
  suspend ID --reason WORDS [--days N]    suspends them for N days, or permanently; they read the reason
  lift ID                                 lifts the suspension
  invitations                             invitations under review, oldest first
  pay INVITATION                          pays it
  reject INVITATION --reason WORDS        rejects it; its inviter reads the reason`

const options = { reason: { type: "string" }, days: { type: "string" } } as const

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

await runProgram(async () => {
  const { command, subject, given } = readCommand()
  const lines = await withOperator(readCommandConfig(process.env), (operator) =>
    runCommand(operator, command, subject, given),
  )
  for (const line of lines) console.log(printable(line))
})

function readCommand() {
  const { values, positionals } = readArguments(usage, options)
  const [command = "", ...words] = positionals
  return { command, subject: words.join(" "), given: values }
}

async function runCommand({ call }: Operator, command: string, subject: string, given: Given): Promise<string[]> {
  const { reason = "", days } = given
  if (command === "find") {
    const found = await call<z.output<typeof findReaders.output>>("readers-find_readers", { search: subject })
    const lines = found.readers.map(({ id, name, thoughts, suspendedUntil }) => {
      return `${id}  ${name || "without a name"}  ${thoughts} thoughts${suspendedUntil ? `  suspended until ${suspendedUntil}` : ""}`
    })
    if (found.hasMore) lines.push("There are more. Use a longer part of the name.")
    return lines.length === 0 ? ["Nobody."] : lines
  }
  if (command === "invitations") {
    const { cases } = await call<z.output<typeof listReviews.output>>("referrals-list_reviews", null)
    const lines = cases.map(({ id, inviterId, inviterName, invitedId, invitedName, signals, appeal, since }) => {
      const odd = signals.join(" ")
      return `${id}  ${since}  ${inviterName || inviterId} invited ${invitedName || invitedId}  ${odd}${appeal ? `  appeal: ${appeal}` : ""}`
    })
    return lines.length === 0 ? ["No invitations to review."] : lines
  }
  if (subject === "") throw wrongCommand(usage, command)
  switch (command) {
    case "show":
      return readerLines((await call<{ reader: Reader }>("readers-show_reader", { userId: subject })).reader)
    case "suspend":
    case "lift": {
      const asked = { userId: subject, decision: command, reason, ...(days !== undefined && { days: Number(days) }) }
      const answer = await call<z.output<typeof decideWriter.output>>("thoughts-decide_writer", asked)
      return [answer.suspendedUntil ? `Suspended until ${answer.suspendedUntil}.` : "The suspension is lifted."]
    }
    case "pay":
    case "reject": {
      if (command === "reject" && reason === "") throw new StartupError("reject needs --reason WORDS.")
      const asked = { referralId: subject, decision: command, reason }
      const { state } = await call<z.output<typeof decideReview.output>>("referrals-decide_review", asked)
      return [`It is ${state} now.`]
    }
    default:
      throw wrongCommand(usage, command)
  }
}

function readerLines(reader: Reader): string[] {
  const { id, name, joinedAt, suspension, points, orders, thoughts, reports, decisions, uploads, invitations } = reader
  return [
    `${id}  ${name || "without a name"}, here since ${joinedAt}`,
    ...(suspension ? [`  suspended until ${suspension.until}: ${suspension.reason}`] : []),
    `  points ${points.balance}, held ${points.held}, earned ${points.earned}, spent ${points.spent}, reversed ${points.reversed}`,
    `  orders ${orders.count}, to ship ${orders.open}`,
    ...thoughts.map((each) => `  thought ${each.id}  ${each.at}  ${each.state}  ${each.text}`),
    ...uploads.map((each) => `  ${each.kind} ${each.id}  ${each.at}  ${each.state}`),
    ...reports.map((each) => `  reported ${each.at}  ${each.thoughtId}  ${each.reason}  ${each.text}`),
    ...decisions.map((each) => `  decided ${each.at}  ${each.step}${each.by ? ` by ${each.by}` : ""}  ${each.reason}`),
    ...invitations.map(({ id: invitation, other, isInviter, state }) => {
      return `  ${isInviter ? "invited" : "invited by"} ${other.name || other.id}  ${state}  ${invitation}`
    }),
  ]
}
