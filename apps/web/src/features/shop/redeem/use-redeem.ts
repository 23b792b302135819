import type { PostalAddress } from "@confetti/contract/address"
import type { Redemption, RewardItem } from "@confetti/contract/rewards"
import { useState } from "react"
import { ApiError, call } from "../../../platform/api.ts"
import { randomId } from "../../../platform/ids.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { shopRead } from "../shop-reads.ts"
import { type AddressFields, emptyAddress, keepDraft, type OrderDraft, readDraft } from "./address-draft.ts"
import { type Refusal, refusalOf } from "./redeem-words.ts"

export type Outcome = { redemption: Redemption; balance: number; held: number }

type Order = {
  item: RewardItem
  variant: string
  balance: number
  language: string
  userId: string
  /** Reads points and stock again, and returns the balance. */
  onBalanceChanged: () => Promise<number | null>
}

export function useRedeem(order: Order, nameOf: (country: string) => string | null) {
  const { item, variant, language, userId, onBalanceChanged } = order
  const cache = useReadCache()
  const [draft, setDraft] = useState<OrderDraft>(
    () => readDraft(userId) ?? { userId, fields: emptyAddress, attempt: null },
  )
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const keep = (next: OrderDraft) => {
    setDraft(next)
    keepDraft(next)
  }

  /** `address` is null for perks. */
  const send = async (address: PostalAddress | null): Promise<Outcome | Refusal> => {
    const data = { itemId: item.id, variant, cost: item.cost, ...(address !== null && { address }) }
    const of = JSON.stringify(data)
    const attempt = draft.attempt?.of === of ? draft.attempt : { of, key: randomId() }
    keep({ ...draft, attempt })
    setBusy(true)
    setRefusal(null)
    try {
      const outcome = await call("rewards-redeem_item", data, { headers: { "idempotency-key": attempt.key } })
      keep({ ...draft, attempt: null })
      void onBalanceChanged()
      return outcome
    } catch (error) {
      // A refusal is explained with current values.
      const isRefused = error instanceof ApiError && error.code.startsWith("reward/")
      // Refusals are stored under their key: a later attempt needs a new one.
      if (isRefused) keep({ ...draft, attempt: null })
      const balance = (isRefused ? await onBalanceChanged() : null) ?? order.balance
      const why = refusalOf(error, {
        cost: item.cost,
        costNow: costNow(),
        balance,
        country: address && nameOf(address.country),
        hasVariants: item.choice !== null,
        language,
      })
      setRefusal(why)
      return why
    } finally {
      setBusy(false)
    }
  }
  const costNow = () => {
    const { data } = cache.peek(shopRead)
    return data?.items.find(({ id }) => id === item.id)?.cost ?? item.cost
  }

  return {
    fields: draft.fields,
    type: (fields: Partial<AddressFields>) => keep({ ...draft, fields: { ...draft.fields, ...fields } }),
    send,
    refusal,
    forgive: () => setRefusal(null),
    isBusy,
  }
}
