export { onThisDayText } from "./mark-words.ts"
export { endText, progressOf } from "./progress-words.ts"
export { reasonText } from "./reason-words.ts"
