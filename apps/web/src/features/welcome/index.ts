export { markAsked, questionOf, wasAsked } from "./question.ts"
export { NextThreeCard } from "./next-three-card.tsx"
