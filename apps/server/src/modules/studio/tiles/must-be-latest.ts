import { AppError } from "@confetti/contract/app-error"
import type { StudioRow } from "../store.ts"

/** Refuses what was decided about a draft that has changed since. */
export function mustBeLatest({ version }: StudioRow, base: number): void {
  if (version !== base) throw new AppError("studio/moved-on", { version })
}
