import type { StudioFileState } from "@confetti/contract/studio-brand"
import type { Db } from "../../../platform/db/open-database.ts"
import { isTakenOver } from "../overlay/files-store.ts"
import { namesOf } from "../store.ts"
import type { StandingFile } from "./standing-file.ts"

export async function viewStates(db: Db, files: readonly StandingFile[]): Promise<StudioFileState[]> {
  const names = await namesOf(
    db,
    files.map(({ row }) => row?.user_id ?? null),
  )
  return files.map(({ row, text }) => {
    const own = isTakenOver(row) ? row : null
    return {
      version: row?.version ?? 0,
      origin: own ? "studio" : text === null ? "none" : "pack",
      updatedAt: own?.updated_at.toISOString() ?? null,
      updatedBy: names.get(own?.user_id ?? "") ?? null,
    }
  })
}

export async function viewState(db: Db, file: StandingFile): Promise<StudioFileState> {
  const [state] = await viewStates(db, [file])
  return state as StudioFileState
}
