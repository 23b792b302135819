import { type Read, useRead } from "../../platform/reads/use-reads.ts"
import { type Overview, overviewRead } from "./points-reads.ts"

/** The balance and the ways to earn of whoever is here; null of nobody. */
export function usePoints(isSignedIn: boolean): Read<Overview | null> {
  return useRead(overviewRead(isSignedIn))
}
