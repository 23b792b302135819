import { ownAnswers } from "../own-answers.ts"

export { noveltyMutation } from "./novelty-mutation.ts"
export { startNoveltySync } from "./start-novelty-sync.ts"

/** They left: nothing of theirs stays on this device. */
export const clearNovelty = ownAnswers.clear
