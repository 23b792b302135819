export { PageText } from "./page-text.tsx"
export { PageTrouble } from "./page-trouble.tsx"
