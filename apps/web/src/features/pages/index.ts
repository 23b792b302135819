export { PageError, PageText } from "./page-text.tsx"
