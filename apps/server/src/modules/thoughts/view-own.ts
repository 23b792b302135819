import type { Thought } from "@confetti/contract/thoughts"
import type { Db } from "../../platform/db/open-database.ts"
import { uploadsOfThoughts } from "../uploads/store.ts"
import type { FoundThought } from "./pages-store.ts"
import { thoughtView } from "./thought-view.ts"

export async function viewOwn(db: Db, row: FoundThought, now: number): Promise<Thought> {
  const uploads = await uploadsOfThoughts(db, [row.thought_id])
  return thoughtView(row, row.user_id, now, uploads.get(row.thought_id))
}
