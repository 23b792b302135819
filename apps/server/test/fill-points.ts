import { append, lockPoints } from "../src/modules/points/ledger-store.ts"
import { moveStock } from "../src/modules/rewards/catalogue/movements-store.ts"
import type { Account } from "./add-account.ts"
import { addItem, address } from "./points-world.ts"
import type { TestServer } from "./start-test-server.ts"
import { publishContent } from "./tiles-factory.ts"

let items = 0

/** Points, two things on their way to their address, and a friend they brought. */
export async function fillPoints(server: TestServer, { userId, email, headers }: Account): Promise<void> {
  const now = new Date(server.services.clock())
  const item = `item-${++items}`
  await addItem(server, item, { cost: 100, stock: 5 })
  await publishContent(server)
  await server.db.transaction().execute(async (tx) => {
    const account = await lockPoints(tx, userId)
    await append(tx, account, { movement: "award", action: "referral", subject: "a friend", points: 500 }, now)
  })
  const order = { itemId: item, cost: 100, address: { ...address, name: email } }
  await server.call("rewards-redeem_item", order, headers)
  await server.call("rewards-redeem_item", order, headers)
  await server.db
    .updateTable("redemptions")
    .set({ carrier: email, tracking: email, note: email })
    .where("user_id", "=", userId)
    .execute()
  const { redemption_id } = await server.db
    .selectFrom("redemptions")
    .select("redemption_id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  const failed = { number: 1, fate: "lost", remedy: "refund", carrier: email, tracking: email } as const
  await server.db
    .insertInto("failed_parcels")
    .values({ ...failed, user_id: userId, redemption_id, shipped_at: now, resolved_at: now })
    .execute()
  // As one of the shop's editors.
  const movement = { itemId: item, variant: "", kind: "restock", pieces: 1, userId, at: now } as const
  await server.db.transaction().execute((tx) => moveStock(tx, movement))
  await server.db
    .insertInto("referrals")
    .values({
      user_id: userId,
      invited_id: `friend of ${userId}`,
      referral_id: `referral for ${item}`,
      state: "review",
      invited_at: now,
      qualified_at: now,
      decided_at: null,
      reason: email,
      appeal: email,
      appealed_at: now,
    })
    .execute()
}
