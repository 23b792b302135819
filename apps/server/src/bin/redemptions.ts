import { parseArgs } from "node:util"
import type { listOrders, Order, restockItem } from "@confetti/contract/rewards"
import { redemptionStates } from "@confetti/domain/rewards/redemption"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"
import { asError } from "../platform/thrown.ts"

const usage = `npm run redemptions -- …
  list [--all]                                          what is to be packed and sent, the oldest first
  approve ID                                            it waited for your eyes, and may go on
  pack ID                                               it is in its parcel
  ship ID --carrier NAME [--tracking CODE] [--url URL]  it is on its way, and its points are spent
  refund ID --note WORDS                                points and piece return; the person reads the words
  restock ITEM PIECES [--take] [--variant ID]           adds pieces, or takes free ones away
With --dry-run it says what would happen, and nothing does.`

const options = {
  all: { type: "boolean" },
  "dry-run": { type: "boolean" },
  carrier: { type: "string" },
  tracking: { type: "string" },
  url: { type: "string" },
  note: { type: "string" },
  variant: { type: "string" },
  take: { type: "boolean" },
} as const

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

await runProgram(async () => {
  const { command, subject, pieces, given } = readArguments()
  const lines = await withOperator(readCommandConfig(process.env), (operator) =>
    runCommand(operator, command, subject, pieces, given),
  )
  for (const line of lines) console.log(printable(line))
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [command = "", subject = "", pieces = ""] = positionals
    return { command, subject, pieces, given: values }
  } catch (error) {
    throw new StartupError(`${asError(error).message}\n\n${usage}`)
  }
}

async function runCommand(
  { call }: Operator,
  command: string,
  subject: string,
  pieces: string,
  given: Given,
): Promise<string[]> {
  const dryRun = given["dry-run"] ?? false
  const order = { redemptionId: subject, dryRun }
  const advance = async (step: string, data: object) => {
    const answer = await call<{ order: Order }>(`rewards-${step}_redemption`, data)
    return [`${dryRun ? "Would be: " : ""}${lineOf(answer.order)}`]
  }
  if (command === "list") {
    const states = given.all ? redemptionStates : undefined
    const { orders } = await call<z.output<typeof listOrders.output>>("rewards-list_orders", states ? { states } : null)
    return orders.length === 0
      ? ["Nothing is to be sent."]
      : orders.flatMap((each) => [lineOf(each), ...detailsOf(each)])
  }
  if (command === "approve" && subject !== "") return advance("approve", order)
  if (command === "pack" && subject !== "") return advance("pack", order)
  if (command === "ship" && subject !== "" && given.carrier !== undefined) {
    const { carrier, tracking = "", url: trackingAddress = null } = given
    return advance("ship", { ...order, carrier, tracking, trackingAddress })
  }
  if (command === "refund" && subject !== "" && given.note !== undefined)
    return advance("refund", { ...order, note: given.note })
  if (command === "restock" && subject !== "" && /^\d+$/.test(pieces)) {
    const signed = given.take ? -Number(pieces) : Number(pieces)
    const data = { itemId: subject, variant: given.variant ?? "", pieces: signed, dryRun }
    const { item } = await call<z.output<typeof restockItem.output>>("rewards-restock_item", data)
    const left = item.variants.map(({ name, left }) => `${name === "" ? "" : `${name}: `}${left} left`).join(", ")
    return [`${dryRun ? "Would be: " : ""}${item.title}, ${left}`]
  }
  throw new StartupError(usage)
}

function lineOf({ id, item, cost, state, email }: Order): string {
  const what = item.variant === "" ? item.title : `${item.title}, ${item.variant}`
  return `${id}  ${state.padEnd(9)}  ${what}  ${cost.toLocaleString("en")} points  ${email ?? ""}`
}

function detailsOf({ id, address, steps, review, isUnderReview }: Order): string[] {
  const since = steps.at(-1)?.at ?? ""
  const where = `    since ${since}${address === null ? "" : `, to ${address.join(", ")}`}`
  if (!isUnderReview) return [where]
  return [where, `    look at it first: ${review.join("; ")}`, `    approve ${id}, or refund it with a note`]
}
