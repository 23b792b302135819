import { randomBytes } from "node:crypto"
import { day } from "@confetti/domain/durations"
import { replaceQuestions } from "../../apps/server/src/modules/content/questions-store.ts"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { addAccount } from "../../apps/server/test/add-account.ts"
import { makeQuestion } from "../../apps/server/test/quiz-tiles.ts"
import { insertTiles, makeTile } from "../../apps/server/test/tiles-factory.ts"

export type Place = { DATA_DIR: string; DATABASE_URL?: string }

/** A player: a person, or an installation without an account. */
export type Player = { userId: string | null; installation: string | null; headers: Record<string, string> }

const tiles = 60
const sessionsLast = 400 * day

/** Fills an empty database with people who can play, and tiles that have questions. As many installations are made up beside them. */
export async function seedPlayers(
  place: Place,
  { people, installations, now }: { people: number; installations: number; now: number },
): Promise<{ people: Player[]; installations: Player[] }> {
  const database = await openDatabase(place)
  try {
    await migrate(database.pool)
    const { db } = database
    const made = Array.from({ length: tiles }, () => makeTile())
    await insertTiles(db, made)
    const questions = made.map(({ id }) => ({
      tileId: id,
      questions: [1, 2, 3].map((number) => makeQuestion(`${id} ${number}`)),
    }))
    await db.transaction().execute((tx) => replaceQuestions(tx, questions))
    const brand = { name: "Drill", tagline: "", description: "", language: "en", links: {} }
    await db
      .insertInto("content_state")
      .values({ version: "1", brand: JSON.stringify(brand) })
      .execute()
    const players: Player[] = []
    await db.transaction().execute(async (tx) => {
      for (let at = 0; at < people; at += 1) {
        const parts = { db: tx, services: { clock: () => now } }
        const email = `player-${at}@confetti.test`
        const { userId, headers } = await addAccount(parts, email, { expiresInMs: sessionsLast })
        const record = { user_id: userId, email, created_at: new Date(now), updated_at: new Date(now) }
        await tx.insertInto("users").values(record).execute()
        players.push({ userId, installation: null, headers: { ...headers, ...addressOf(at) } })
      }
    })
    return {
      people: players,
      installations: Array.from({ length: installations }, (_, at) => {
        return { userId: null, installation: randomBytes(16).toString("hex"), headers: addressOf(people + at) }
      }),
    }
  } finally {
    await database.close()
  }
}

/** Each player has their own network, which a server believes with TRUST_PROXY=1. */
export function addressOf(number: number): Record<string, string> {
  return { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
}
