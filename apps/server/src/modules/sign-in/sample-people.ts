import type { Db } from "../../platform/db/open-database.ts"
import { ensureAccount } from "./store.ts"

const samplePeople = ["reader@confetti.test", "editor@confetti.test"] as const

export async function ensureSamplePeople(db: Db): Promise<void> {
  for (const email of samplePeople) await ensureAccount(db, `sample-${email.split("@")[0]}`, email)
}
