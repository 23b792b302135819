import type { parseArgs } from "node:util"
import type { exportOrders, listOrders, Order, showAddress } from "@confetti/contract/orders"
import type { listMovements, listShop, StudioItem } from "@confetti/contract/shop-items"
import { redemptionStates } from "@confetti/domain/rewards/redemption"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram } from "../platform/run-program.ts"

const usage = `npm run redemptions -- …
  list [--all] [--find TEXT]                            orders to pack and send, oldest first
  approve ID                                            releases an order under review
  pack ID                                               marks it as packed
  address ID                                            the address of a packed order; each call is in the audit log
  ship ID --carrier NAME [--tracking CODE] [--url URL]  marks it as sent, and spends its points
  deliver ID                                            marks it as delivered
  refund ID --note WORDS                                refunds its points and returns the item to stock; the person reads the note
  lost ID (--resend | --refund) --note WORDS            its parcel is lost: sends it again or refunds it, once
  returned ID (--resend | --refund) --note WORDS        its parcel came back: sends it again or refunds it, once
  csv [--all] [--packing]                               orders as CSV; with --packing, packed ones with their addresses
  items                                                 the shop's items and their stock
  switch ITEM on|off                                    switches an item on or off, whatever its file says
  archive ITEM, unarchive ITEM                          archives or restores an item of the studio
  restock ITEM PIECES [--take] [--variant ID] [--note WORDS]
                                                        adds stock, or removes unreserved stock
  movements ITEM [--variant ID]                         its stock movements, newest first
Commands on orders and stock take --dry-run: it prints the result and changes nothing. Items are described in shop/shop.yaml
or in the studio.`

const options = {
  all: { type: "boolean" },
  "dry-run": { type: "boolean" },
  carrier: { type: "string" },
  find: { type: "string" },
  tracking: { type: "string" },
  url: { type: "string" },
  note: { type: "string" },
  packing: { type: "boolean" },
  refund: { type: "boolean" },
  resend: { type: "boolean" },
  variant: { type: "string" },
  take: { type: "boolean" },
} as const

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

await runProgram(async () => {
  const { command, subject, word, given } = readCommand()
  const lines = await withOperator(readCommandConfig(process.env), (operator) =>
    runCommand(operator, command, subject, word, given),
  )
  for (const line of lines) console.log(printable(line))
})

function readCommand() {
  const { values, positionals } = readArguments(usage, options, { most: 3 })
  const [command = "", subject = "", word = ""] = positionals
  return { command, subject, word, given: values }
}

async function runCommand(
  operator: Operator,
  command: string,
  subject: string,
  word: string,
  given: Given,
): Promise<string[]> {
  if (subject === "") {
    if (command === "list") return listOrdersOf(operator, given)
    if (command === "csv") return csvOf(operator, given)
    if (command === "items") return listItemsOf(operator)
    throw wrongCommand(usage, command)
  }
  const lines =
    (await runOnOrder(operator, command, subject, given)) ?? (await runOnItem(operator, command, subject, word, given))
  if (lines === null) throw wrongCommand(usage, command)
  return lines
}

async function listOrdersOf({ call }: Operator, given: Given): Promise<string[]> {
  const states = given.all ? [...redemptionStates] : undefined
  const found = await everyPage(async (after) => {
    const asked = { ...(states && { states }), search: given.find ?? "", ...(after !== null && { after }) }
    const { orders, next } = await call<z.output<typeof listOrders.output>>("rewards-list_orders", asked)
    return { page: orders, next }
  })
  return found.length === 0 ? ["No orders to ship."] : found.flatMap((each) => [lineOf(each), ...detailsOf(each)])
}

async function csvOf({ call }: Operator, given: Given): Promise<string[]> {
  const open = ["held", "confirmed", "packed"]
  const [name, asked] = given.packing
    ? ["rewards-export_packing", {}]
    : ["rewards-export_orders", { states: given.all ? redemptionStates : open }]
  const parts = await everyPage(async (after) => {
    const data = { ...asked, ...(after !== null && { after }) }
    const { csv, next } = await call<z.output<typeof exportOrders.output>>(name, data)
    return { page: csv.split("\r\n").slice(0, -1), next }
  })
  return parts
}

async function listItemsOf({ call }: Operator): Promise<string[]> {
  const items = await everyPage(async (after) => {
    const asked = after === null ? null : { after }
    const { items: page, next } = await call<z.output<typeof listShop.output>>("rewards-list_shop", asked)
    return { page, next }
  })
  return items.map((item) => `${item.id}  ${stateOf(item)}  ${lineOfItem(item)}`)
}

/** Null if the command is not about an order. */
async function runOnOrder({ call }: Operator, command: string, redemptionId: string, given: Given) {
  const dryRun = given["dry-run"] ?? false
  const advance = async (name: string, data: object): Promise<string[]> => {
    const { order } = await call<{ order: Order }>(`rewards-${name}`, { redemptionId, dryRun, ...data })
    return [`${dryRun ? "Would be: " : ""}${lineOf(order)}`]
  }
  const { note, carrier, tracking = "", url: trackingAddress = null } = given
  if (command === "approve" || command === "pack" || command === "deliver") return advance(`${command}_redemption`, {})
  if (command === "ship" && carrier !== undefined)
    return advance("ship_redemption", { carrier, tracking, trackingAddress })
  if (command === "refund" && note !== undefined) return advance("refund_redemption", { note })
  if (command === "address") {
    const { address } = await call<z.output<typeof showAddress.output>>("rewards-show_address", { redemptionId })
    return address ?? ["It is no longer stored."]
  }
  if (command !== "lost" && command !== "returned") return null
  if (note === undefined || given.resend === given.refund) return null
  // The parcel is looked up just before: the operator means the one under way.
  const asked = { states: redemptionStates, search: redemptionId }
  const { orders } = await call<z.output<typeof listOrders.output>>("rewards-list_orders", asked)
  const parcel = orders.find(({ id }) => id === redemptionId)?.parcel ?? 1
  return advance("resolve_parcel", { parcel, fate: command, remedy: given.resend ? "resend" : "refund", note })
}

/** Null if the command is not about an item. */
async function runOnItem({ call }: Operator, command: string, itemId: string, word: string, given: Given) {
  const change = async (name: string, data: object): Promise<string[]> => {
    const { item } = await call<{ item: StudioItem }>(`rewards-${name}`, { itemId, ...data })
    return [
      `${given["dry-run"] ? "Would be: " : ""}${lineOfItem(item)}${name === "restock_item" ? "" : `: ${stateOf(item)}`}`,
    ]
  }
  const { variant = "", note = "", "dry-run": dryRun = false } = given
  if (command === "switch" && (word === "on" || word === "off"))
    return change("switch_item", { status: word === "on" ? 0 : 1 })
  if (command === "archive" || command === "unarchive")
    return change("archive_item", { isArchived: command === "archive" })
  if (command === "restock" && /^\d{1,7}$/.test(word))
    return change("restock_item", { variant, pieces: given.take ? -Number(word) : Number(word), note, dryRun })
  if (command !== "movements") return null
  const asked = { itemId, variant, limit: 100 }
  const { movements } = await call<z.output<typeof listMovements.output>>("rewards-list_movements", asked)
  return movements.map(({ at, pieces, kind, by, note: why }) =>
    `${at}  ${pieces > 0 ? "+" : ""}${pieces}  ${kind}  ${by ?? ""}  ${why}`.trimEnd(),
  )
}

async function everyPage<Row>(
  read: (after: string | null) => Promise<{ page: Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | null = null; ; ) {
    const { page, next } = await read(after)
    rows.push(...page)
    if (next === null) return rows
    after = next
  }
}

function lineOf({ id, item, cost, state, email }: Order): string {
  const what = item.variant === "" ? item.title : `${item.title}, ${item.variant}`
  return `${id}  ${state.padEnd(9)}  ${what}  ${cost.toLocaleString("en")} points  ${email ?? ""}`
}

function detailsOf({ id, steps, review, isUnderReview, parcel }: Order): string[] {
  const since = `    since ${steps.at(-1)?.at ?? ""}${parcel > 1 ? ", to be sent again" : ""}`
  if (!isUnderReview) return [since]
  return [since, `    under review: ${review.join("; ")}`, `    approve ${id}, or refund it with a note`]
}

function stateOf({ isArchived, isOffered }: StudioItem): string {
  return isArchived ? "archived" : isOffered ? "on" : "off"
}

function lineOfItem({ title, variants }: StudioItem): string {
  const left = variants.map(({ name, left: free }) => `${name === "" ? "" : `${name}: `}${free} left`)
  return [title, left.join(", ")].filter((part) => part !== "").join(", ")
}
