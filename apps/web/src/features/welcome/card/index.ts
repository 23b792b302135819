export { markAsked, wasAsked } from "../asked.ts"
export { NextThreeCard } from "./next-three-card.tsx"
