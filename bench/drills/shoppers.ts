import { randomUUID } from "node:crypto"
import type { Account } from "../../apps/server/test/add-account.ts"
import { cost, itemId } from "./seed-shop.ts"

/** A redemption as the server acknowledged it; from then on it must be so. */
export type Acknowledged = {
  person: Account
  key: string
  body: string
  redemptionId: string
  isCancelled: boolean
  /** Its shopper has gone on to something else. */
  isSettled: boolean
}

export type Shoppers = {
  acknowledged: Acknowledged[]
  /** How many requests got no answer and were sent again with the same key. */
  retries: () => number
  /** Lets everybody hear their last answer. */
  stop: () => Promise<void>
}

const address = { name: "Drill", country: "DE", street: "Weg 1", postalCode: "10115", city: "Berlin" }
const cancelledShare = 0.3
const pause = 20

/** So many people redeem and sometimes cancel, one thing after the other. Whoever hears nothing asks again with the same key. */
export function startShoppers(people: readonly Account[], atOnce: number, origin: () => string): Shoppers {
  const acknowledged: Acknowledged[] = []
  let retries = 0
  let isOver = false

  /** Asks until there is an answer that means something. */
  async function ask(
    name: string,
    data: object,
    person: Account,
    key: string,
  ): Promise<{ status: number; body: string }> {
    for (;;) {
      try {
        const response = await fetch(`${origin()}/functions/${name}`, {
          method: "POST",
          headers: { ...person.headers, "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify({ data }),
        })
        const answer = { status: response.status, body: await response.text() }
        if (answer.status < 500) return answer
      } catch {
        // Killed under way.
      }
      retries += 1
      await new Promise((later) => setTimeout(later, pause))
    }
  }

  async function shop(first: number): Promise<void> {
    for (let at = first; !isOver; at += atOnce) {
      const person = people[at % people.length] as Account
      const key = randomUUID()
      const { status, body } = await ask("rewards-redeem_item", { itemId, cost, address }, person, key)
      if (status !== 200) continue
      const redemptionId = String(JSON.parse(body).result.redemption.id)
      const redeemed: Acknowledged = { person, key, body, redemptionId, isCancelled: false, isSettled: false }
      acknowledged.push(redeemed)
      if (Math.random() < cancelledShare) {
        const answer = await ask("rewards-cancel_redemption", { redemptionId }, person, randomUUID())
        redeemed.isCancelled = answer.status === 200
      }
      redeemed.isSettled = true
    }
  }

  const shopping = Array.from({ length: atOnce }, (_, at) => shop(at))
  return {
    acknowledged,
    retries: () => retries,
    stop: async () => {
      isOver = true
      await Promise.all(shopping)
    },
  }
}

/** Sends a request again that was answered long ago. Whether the answer is the same, byte by byte. */
export async function isReplayed({ person, key, body }: Acknowledged, origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/functions/rewards-redeem_item`, {
    method: "POST",
    headers: { ...person.headers, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ data: { itemId, cost, address } }),
  })
  return (await response.text()) === body
}
