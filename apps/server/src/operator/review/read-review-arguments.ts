import { parseArgs } from "node:util"
import { type ReviewDecision, reviewDecisions } from "@confetti/contract/thoughts"
import { StartupError } from "../../platform/run-program.ts"
import { asError } from "../../platform/thrown.ts"

export const usage = `npm run review -- COMMAND
  list                                  thoughts under review, oldest first
  show ID                               a thought with its reports, decisions, and its author's other thoughts
  approve ID                            publishes it and pays its author
  reject ID --reason WORDS              removes it and its points; the author reads the reason
  restore ID                            publishes a thought removed by mistake
  suspend ID --reason WORDS [--days N]  suspends its author for N days, or permanently; they read the reason
  lift ID                               lifts its author's suspension
  help                                  shows this text`

const options = { reason: { type: "string" }, days: { type: "string" }, help: { type: "boolean" } } as const

export type ReviewCommand =
  | { command: "help" }
  | { command: "list" }
  | { command: "show"; thoughtId: string }
  | { command: ReviewDecision; thoughtId: string; reason: string; days?: number }

/** The parsed command. Throws a one-line StartupError. */
export function readReviewArguments(args: readonly string[]): ReviewCommand {
  const { values, positionals } = parse(args)
  if (values.help) return { command: "help" }
  const [command = "help", thoughtId = "", ...rest] = positionals
  if (rest.length > 0) wrong(`Unexpected argument "${rest[0]}". Put a reason in quotes`)
  if (command === "help" || command === "list") return { command }
  const decision = reviewDecisions.find((each) => each === command)
  if (command !== "show" && !decision) wrong(`Unknown command "${command}"`)
  if (thoughtId === "") wrong(`${command} takes the ID of a thought, as "list" shows it`)
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(thoughtId))
    wrong(`"${thoughtId}" is not the ID of a thought`)
  if (!decision) return { command: "show", thoughtId }
  const { reason = "", days } = values
  if ((decision === "reject" || decision === "suspend") && reason.trim() === "")
    wrong(`${decision} needs --reason "WORDS", which the author reads`)
  if (days === undefined) return { command: decision, thoughtId, reason }
  const count = Number(days)
  if (decision !== "suspend") wrong("--days is only for suspend")
  if (!/^\d+$/.test(days) || count < 1 || count > 3650)
    wrong(`--days must be a whole number from 1 to 3650, not "${days}"`)
  return { command: decision, thoughtId, reason, days: count }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // Drops Node's advice about positional arguments.
    return wrong(asError(error).message.split(". ")[0] ?? "")
  }
}

function wrong(what: string): never {
  throw new StartupError(`${what.replace(/\.$/, "")}. All commands: npm run review -- help`)
}
