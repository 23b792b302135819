export { findRecall } from "./find-recall.ts"
export { followFinished, savedRecallOf, saveRecallOutcome } from "./saved-recall.ts"
