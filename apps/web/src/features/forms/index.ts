export { PageForm } from "./page-form.tsx"
