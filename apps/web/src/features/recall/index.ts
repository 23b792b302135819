export { findRecall } from "./find-recall.ts"
export { followFinished, keptRecallOf, saveRecallOutcome } from "./kept-recall.ts"
