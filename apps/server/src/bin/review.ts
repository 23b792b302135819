import { parseArgs } from "node:util"
import type {
  decideThoughtReview,
  listThoughtReviews,
  ReviewCase,
  ReviewDecision,
  showThoughtReview,
} from "@confetti/contract/thoughts"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"
import { asError } from "../platform/thrown.ts"

const usage = `npm run review -- …
  list                                what waits for your eyes, the oldest first
  show ID                             one thought, its reports, its log and what else its author wrote
  approve ID                          everybody reads it, and its author is paid
  reject ID --reason WORDS            it is taken down, its points too; the author reads the words
  restore ID                          it was taken down by mistake
  suspend ID --reason WORDS [--days N]  its author can't write for so long, or for good
  lift ID                             its author may write again`

const options = { reason: { type: "string" }, days: { type: "string" } } as const

const decisions: readonly string[] = ["approve", "reject", "restore", "suspend", "lift"] satisfies ReviewDecision[]

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

await runProgram(async () => {
  const { command, subject, given } = readArguments()
  const lines = await withOperator(readCommandConfig(process.env), (operator) =>
    runCommand(operator, command, subject, given),
  )
  for (const line of lines) console.log(printable(line))
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [command = "", subject = ""] = positionals
    return { command, subject, given: values }
  } catch (error) {
    throw new StartupError(`${asError(error).message}\n\n${usage}`)
  }
}

async function runCommand({ call }: Operator, command: string, thoughtId: string, given: Given): Promise<string[]> {
  const show = () => call<z.output<typeof showThoughtReview.output>>("thoughts-review_show", { thoughtId })
  if (command === "list") {
    const { cases } = await call<z.output<typeof listThoughtReviews.output>>("thoughts-review_list", null)
    return cases.length === 0 ? ["Nothing waits."] : cases.flatMap(linesOf)
  }
  if (thoughtId === "") throw new StartupError(usage)
  if (command === "show") return detailsOf(await show())
  const { reason = "", days } = given
  const isWhole = days === undefined || /^[1-9]\d{0,3}$/.test(days)
  const isReasonMissing = (command === "reject" || command === "suspend") && reason.trim() === ""
  if (!decisions.includes(command) || !isWhole || isReasonMissing) throw new StartupError(usage)
  const { revision } = (await show()).case
  const length = days === undefined ? {} : { days: Number(days) }
  const decision = { thoughtId, decision: command, revision, reason, ...length }
  const after = await call<z.output<typeof decideThoughtReview.output>>("thoughts-review_decide", decision)
  return linesOf(after.case)
}

function linesOf({ id, at, state, causes, reports, tile, text, author, appeal, reason }: ReviewCase): string[] {
  const suspended = author.suspendedUntil === null ? "" : `, suspended until ${author.suspendedUntil.slice(0, 10)}`
  return [
    `${id}  ${state.padEnd(11)}  ${at}  on ${tile.title}`,
    `    by ${author.name || "somebody"} (${author.id}), ${author.approved} approved${suspended}`,
    `    ${text}`,
    ...(causes.length > 0 ? [`    waits: ${causes.join(", ")}; ${reports} reports`] : []),
    ...(reason === null ? [] : [`    taken down: ${reason}`]),
    ...(appeal === null ? [] : [`    appeal: ${appeal}`]),
  ]
}

function detailsOf({ case: shown, reports, log, history }: z.output<typeof showThoughtReview.output>): string[] {
  return [
    ...linesOf(shown),
    ...reports.map(({ at, reason, text, counts }) => {
      return `    reported ${at}: ${reason}${counts ? "" : " (does not count)"} ${text}`
    }),
    ...log.map(({ at, step, by, reason }) => `    ${at}  ${step} by ${by ?? "nobody or the operator"} ${reason}`),
    ...history.map(({ id, at, state, text }) => `    also ${at}  ${state}  ${id}  ${text}`),
  ]
}
