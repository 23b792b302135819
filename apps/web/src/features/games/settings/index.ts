export { GameSettingsRows } from "./game-settings-rows.tsx"
