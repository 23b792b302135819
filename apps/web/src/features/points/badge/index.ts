export { BalanceBadge } from "./balance-badge.tsx"
export { balanceBadge, pointsOnTheWayOf } from "./points-on-the-way.ts"
