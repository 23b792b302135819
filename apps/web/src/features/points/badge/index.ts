export { BalanceBadge } from "./balance-badge.tsx"
export { balanceBadgeOf, pointsOnTheWayOf } from "./points-on-the-way.ts"
