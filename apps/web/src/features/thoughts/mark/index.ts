export { interestingMutation } from "./interesting-toggle.ts"
export { marksHere } from "./marks-here.ts"
