export { GamesTable } from "./games-table.tsx"
