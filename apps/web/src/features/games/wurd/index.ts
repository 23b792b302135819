export { WurdGame } from "./wurd-game.tsx"
