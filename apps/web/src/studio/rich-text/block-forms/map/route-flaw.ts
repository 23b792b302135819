import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { linesIn } from "./lines-in.ts"
import { pointFlaw } from "./point-flaw.ts"

export function routeFlaw(points: string): string | null {
  const lines = linesIn(points)
  const { least, most } = blockLimits.routePoints
  if (lines.length < least || lines.length > most)
    return t`A route has ${least} to ${most} points; there are ${lines.length}.`
  return lines.map(pointFlaw).find((flaw) => flaw !== null) ?? null
}
