export { followPerson, unfollowPerson } from "./follow-person.ts"
export { aheadAndBehind, layBehind } from "./take-order.ts"
