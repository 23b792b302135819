export { markAsked, wasAsked } from "./asked.ts"
export { NextThreeCard } from "./card/next-three-card.tsx"
export { question } from "./question.ts"
