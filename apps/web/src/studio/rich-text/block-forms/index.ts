export { BlockFormSheet } from "./block-form-sheet.tsx"
export { hasForm } from "./form-kinds.ts"
