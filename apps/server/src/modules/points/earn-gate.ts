import type { EarnAction } from "@confetti/domain/points/action-points"
import type { ReadContext } from "../../platform/callables/define-callable.ts"
import { extensionPoint } from "../../platform/extension-point.ts"

export type EarnGate = { action: EarnAction; isOpen: (context: ReadContext) => Promise<boolean> }

/** Gates of ways to earn. A way without one is open. */
export const earnGates = extensionPoint<EarnGate>("way gates")

export async function closedWays(context: ReadContext): Promise<Set<EarnAction>> {
  const gates = context.extensions(earnGates)
  const open = await Promise.all(gates.map(({ isOpen }) => isOpen(context)))
  return new Set(gates.filter((_gate, at) => !open[at]).map(({ action }) => action))
}
