export { YearPage } from "./year-page.tsx"
