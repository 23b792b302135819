export { findRecall } from "./find-recall.ts"
export { followFinished } from "./follow-finished.ts"
export { keptRecall } from "./kept-recall.ts"
export { saveRecallOutcome } from "./save-outcome.ts"
