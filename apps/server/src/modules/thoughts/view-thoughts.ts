import type { Thought } from "@confetti/contract/thoughts"
import type { Db } from "../../platform/db/open-database.ts"
import { uploadsOfThoughts } from "../uploads/store.ts"
import type { FoundThought } from "./pages-store.ts"
import { thoughtView } from "./thought-view.ts"

type Viewer = { viewerId: string | null; now: number }

export async function viewThoughts(
  db: Db,
  rows: readonly FoundThought[],
  { viewerId, now }: Viewer,
): Promise<Thought[]> {
  const ids = rows.map(({ thought_id }) => thought_id)
  const uploads = await uploadsOfThoughts(db, ids)
  return rows.map((row) => thoughtView(row, viewerId, now, uploads.get(row.thought_id)))
}
