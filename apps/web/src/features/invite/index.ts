export { InviteSheet } from "./invite-sheet.tsx"
