export { question } from "./question.ts"
