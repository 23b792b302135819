export { DevelopingCard } from "./developing-card.tsx"
