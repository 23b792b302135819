import { AppError } from "@confetti/contract/app-error"
import type { StudioRow } from "../store.ts"

export function mustBeLatest({ version }: StudioRow, base: number): void {
  if (version !== base) throw new AppError("studio/moved-on", { version })
}
