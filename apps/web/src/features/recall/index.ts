export { findRecall } from "./find-recall.ts"
export { followFinished, keptRecall, saveRecallOutcome } from "./kept-recall.ts"
