export { PageText, PageTrouble } from "./page-text.tsx"
