import type { Order } from "@confetti/contract/orders"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"
import { PackingSlips, type Slip } from "./packing-slips.tsx"

type Props = { order: Order; brandName: string; language: string }

/** An order's address, shown on request, which is logged. Removed when the order is closed. */
export function OrderAddress({ order, brandName, language }: Props) {
  const { id, state, hasAddress } = order
  const [address, setAddress] = useState<readonly string[] | null>(null)
  const [slips, setSlips] = useState<readonly Slip[] | null>(null)
  const { isBusy, error, act } = useAction()
  if (!hasAddress) return <p className="studio-hint">The address is no longer stored.</p>

  const show = (then: (lines: readonly string[]) => void) =>
    void act(async () => {
      const lines = address ?? (await studioCall("rewards-show_address", { redemptionId: id })).address ?? []
      setAddress(lines)
      then(lines)
    })
  return (
    <div className="grid gap-3">
      {address && (
        <address className="grid cols-1 text-3" aria-label="Delivery address">
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <Alert>{error}</Alert>
      <div className="studio-answers">
        {!address && (
          <Button disabled={isBusy} onClick={() => show(() => undefined)}>
            Show the address
          </Button>
        )}
        {state === "packed" && (
          <Button disabled={isBusy} onClick={() => show((lines) => setSlips([{ order, address: lines }]))}>
            Print the packing slip
          </Button>
        )}
      </div>
      {slips && <PackingSlips slips={slips} brandName={brandName} language={language} onDone={() => setSlips(null)} />}
    </div>
  )
}
