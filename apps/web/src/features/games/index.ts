export type { GameProps } from "./game-props.ts"
export { GamesPage } from "./today/games-page.tsx"
