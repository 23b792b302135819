export { BalanceBadge } from "./balance-badge.tsx"
export { balanceBadge, pointsOnTheWay } from "./points-on-the-way.ts"
