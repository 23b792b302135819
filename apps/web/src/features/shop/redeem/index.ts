export { RedeemSheet } from "./redeem-sheet.tsx"
