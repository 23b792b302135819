export { markAsked, question, wasAsked } from "./question.ts"
export { NextThreeCard } from "./next-three-card.tsx"
