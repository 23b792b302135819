export { BawGame } from "./baw-game.tsx"
