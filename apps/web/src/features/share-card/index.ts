export { ShareCardSheet } from "./share-card-sheet.tsx"
