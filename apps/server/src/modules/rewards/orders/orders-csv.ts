import type { PostalAddress } from "@confetti/contract/address"
import { type CsvLine, csvLines } from "../../../platform/csv-lines.ts"
import type { FoundOrder } from "./orders-store.ts"

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

export function ordersCsv(rows: readonly FoundOrder[], isFirst: boolean): string {
  return csvLines(rows.map(lineOfOrder), columns, isFirst)
}

export function packingCsv(rows: readonly { order: FoundOrder; address: PostalAddress }[], isFirst: boolean): string {
  const lines = rows.map(({ order, address }): CsvLine => {
    const { redemption_id, title, variant_name } = order
    return { order: redemption_id, item: title, variant: variant_name, ...address }
  })
  return csvLines(lines, packingColumns, isFirst)
}

function lineOfOrder(row: FoundOrder): CsvLine {
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
