import { append, lockPoints } from "../../apps/server/src/modules/points/ledger-store.ts"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { type Account, addAccount } from "../../apps/server/test/add-account.ts"
import { addItem } from "../../apps/server/test/points-world.ts"

export const cost = 100
export const itemId = "stickers"

const month = 30 * 86_400_000

/** Fills an empty database with people who have points, and a shop that never runs out. Gives the people. */
export async function seedShop(
  place: { DATA_DIR: string; DATABASE_URL?: string },
  { people, points }: { people: number; points: number },
): Promise<Account[]> {
  const database = await openDatabase(place)
  try {
    await migrate(database.pool)
    const { db } = database
    await addItem({ db }, itemId, { cost, stock: 1_000_000 })
    const brand = { name: "Drill", tagline: "", description: "", language: "en", links: {} }
    await db
      .insertInto("content_state")
      .values({ version: "1", brand: JSON.stringify(brand) })
      .execute()
    const now = new Date()
    const accounts: Account[] = []
    for (let at = 0; at < people; at++) {
      const parts = { db, services: { clock: Date.now } }
      const account = await addAccount(parts, `drill-${at}@confetti.test`, { expiresInMs: month })
      const record = { user_id: account.userId, email: account.email, created_at: now, updated_at: now }
      await db.insertInto("users").values(record).execute()
      await db.transaction().execute(async (tx) => {
        const held = await lockPoints(tx, account.userId)
        await append(tx, held, { movement: "award", action: "referral", subject: "for the drill", points }, now)
      })
      accounts.push(account)
    }
    return accounts
  } finally {
    await database.close()
  }
}
