export { HowToPlay } from "./how-to-play.tsx"
export { useHowTo } from "./use-how-to.ts"
