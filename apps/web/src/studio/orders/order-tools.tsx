import type { Order } from "@confetti/contract/orders"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { type CsvPage, saveCsv } from "../save-csv.ts"
import { troubleText } from "../trouble-text.ts"
import { type View, views } from "./order-views.ts"
import { PackingSlips, type Slip } from "./packing-slips.tsx"

type Props = { view: View; orders: readonly Order[]; language: string; brandName: string }

export function OrderTools({ view, orders, language, brandName }: Props) {
  const [slips, setSlips] = useState<readonly Slip[] | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const packed = orders.filter(({ state, hasAddress }) => state === "packed" && hasAddress)

  const print = () =>
    attempt(async () => {
      const found: Slip[] = []
      // One after the other: each look is written down before it is answered.
      for (const order of packed) {
        const { address } = await studioCall("rewards-show_address", { redemptionId: order.id })
        if (address) found.push({ order, address })
      }
      setSlips(found)
    })
  return (
    <div className="studio-order-tools">
      <div className="studio-answers">
        {view === "open" && packed.length > 0 && (
          <>
            <button type="button" className="button" disabled={isBusy} onClick={() => void print()}>
              {plural(packed.length, { one: "Print # packing slip", other: "Print # packing slips" }, language)}
            </button>
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => void attempt(() => saveCsv("packing.csv", exportPacking))}
            >
              Addresses as CSV
            </button>
          </>
        )}
        {orders.length > 0 && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void attempt(() => saveCsv("orders.csv", (after) => exportOrders(view, after)))}
          >
            List as CSV
          </button>
        )}
      </div>
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      {slips && <PackingSlips slips={slips} brandName={brandName} language={language} onDone={() => setSlips(null)} />}
    </div>
  )
}

const exportPacking = (after: string | null): Promise<CsvPage> =>
  studioCall("rewards-export_packing", { ...(after !== null && { after }) })

const exportOrders = (view: View, after: string | null): Promise<CsvPage> =>
  studioCall("rewards-export_orders", { states: [...views[view].states], ...(after !== null && { after }) })
