import type { PostalAddress } from "@confetti/contract/address"
import { stringify } from "csv-stringify/sync"
import type { FoundOrder } from "./orders-store.ts"

type Line = Record<string, string | number>

const columns = [
  "order",
  "ordered",
  "state",
  "item",
  "variant",
  "points",
  "mail",
  "parcel",
  "packed",
  "shipped",
  "delivered",
  "refunded",
  "carrier",
  "tracking",
  "note",
] as const

const addressColumns = ["name", "street", "more", "postalCode", "city", "region", "country"] as const
const packingColumns = ["order", "item", "variant", ...addressColumns] as const

/** Orders as lines of CSV, without where they go; the names of the columns first where `isFirst`. */
export function ordersCsv(rows: readonly FoundOrder[], isFirst: boolean): string {
  return linesOf(rows.map(lineOfOrder), columns, isFirst)
}

/** What is packed and where it goes. */
export function packingCsv(rows: readonly { order: FoundOrder; address: PostalAddress }[], isFirst: boolean): string {
  const lines = rows.map(({ order, address }): Line => {
    const { redemption_id, title, variant_name } = order
    return { order: redemption_id, item: title, variant: variant_name, ...address }
  })
  return linesOf(lines, packingColumns, isFirst)
}

function lineOfOrder(row: FoundOrder): Line {
  const moment = (at: Date | null) => at?.toISOString() ?? ""
  return {
    order: row.redemption_id,
    ordered: moment(row.held_at),
    state: row.state,
    item: row.title,
    variant: row.variant_name,
    points: row.cost,
    mail: row.email ?? "",
    parcel: row.parcel,
    packed: moment(row.packed_at),
    shipped: moment(row.shipped_at),
    delivered: moment(row.delivered_at),
    refunded: moment(row.refunded_at),
    carrier: row.carrier ?? "",
    tracking: row.tracking ?? "",
    note: row.note,
  }
}

/** RFC 4180. What begins like a formula must not be run by whoever opens the file: anybody writes their own name. */
function linesOf(lines: readonly Line[], names: readonly string[], isFirst: boolean): string {
  return stringify([...lines], {
    columns: [...names],
    header: isFirst,
    escape_formulas: true,
    record_delimiter: "windows",
  })
}
