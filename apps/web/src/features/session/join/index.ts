export { JoinSheet } from "./join-sheet.tsx"
