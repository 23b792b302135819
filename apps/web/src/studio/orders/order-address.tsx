import type { Order } from "@confetti/contract/orders"
import { useState } from "react"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { PackingSlips, type Slip } from "./packing-slips.tsx"

type Props = { order: Order; brandName: string; language: string }

/** Where an order goes, once somebody asks: that they did is written down. It is forgotten here as soon as the order is closed. */
export function OrderAddress({ order, brandName, language }: Props) {
  const { id, state, hasAddress } = order
  const [address, setAddress] = useState<readonly string[] | null>(null)
  const [slips, setSlips] = useState<readonly Slip[] | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  if (!hasAddress) return <p className="studio-hint">Where it went is no longer stored.</p>

  const show = (then: (lines: readonly string[]) => void) =>
    void attempt(async () => {
      const lines = address ?? (await studioCall("rewards-show_address", { redemptionId: id })).address ?? []
      setAddress(lines)
      then(lines)
    })
  return (
    <div className="studio-order-address">
      {address && (
        <address aria-label="Goes to">
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      <div className="studio-answers">
        {!address && (
          <button type="button" className="button" disabled={isBusy} onClick={() => show(() => undefined)}>
            Show where it goes
          </button>
        )}
        {state === "packed" && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => show((lines) => setSlips([{ order, address: lines }]))}
          >
            Print the packing slip
          </button>
        )}
      </div>
      {slips && <PackingSlips slips={slips} brandName={brandName} language={language} onDone={() => setSlips(null)} />}
    </div>
  )
}
