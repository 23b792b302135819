import type { Order } from "@confetti/contract/orders"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"
import { saveCsv } from "../save-csv.ts"
import { type View, views } from "./order-views.ts"
import { PackingSlips, type Slip } from "./packing-slips.tsx"

type Props = { view: View; orders: readonly Order[]; language: string; brandName: string }

export function OrderTools({ view, orders, language, brandName }: Props) {
  const [slips, setSlips] = useState<readonly Slip[] | null>(null)
  const { isBusy, error, act } = useAction()
  const packed = orders.filter(({ state, hasAddress }) => state === "packed" && hasAddress)

  const print = async () => {
    const found: Slip[] = []
    // Sequential: each view is logged before it is answered.
    for (const order of packed) {
      const { address } = await studioCall("rewards-show_address", { redemptionId: order.id })
      if (address) found.push({ order, address })
    }
    setSlips(found)
  }
  const exportPacking = (cursor: string | null) =>
    studioCall("rewards-export_packing", { ...(cursor !== null && { after: cursor }) })
  const exportOrders = (cursor: string | null) =>
    studioCall("rewards-export_orders", { states: [...views[view].states], ...(cursor !== null && { after: cursor }) })
  return (
    <div className="grid gap-3">
      <div className="studio-answers">
        {view === "open" && packed.length > 0 && (
          <>
            <Button disabled={isBusy} onClick={() => void act(print)}>
              {plural(packed.length, { one: "Print # packing slip", other: "Print # packing slips" }, language)}
            </Button>
            <Button disabled={isBusy} onClick={() => void act(() => saveCsv("packing.csv", exportPacking))}>
              Addresses as CSV
            </Button>
          </>
        )}
        {orders.length > 0 && (
          <Button disabled={isBusy} onClick={() => void act(() => saveCsv("orders.csv", exportOrders))}>
            List as CSV
          </Button>
        )}
      </div>
      <Alert>{error}</Alert>
      {slips && <PackingSlips slips={slips} brandName={brandName} language={language} onDone={() => setSlips(null)} />}
    </div>
  )
}
