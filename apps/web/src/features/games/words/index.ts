export { dayText } from "./day-text.ts"
export { isOver, stateText } from "./state-words.ts"
export { timeLeftText } from "./time-left-text.ts"
export { untilText } from "./until-text.ts"
