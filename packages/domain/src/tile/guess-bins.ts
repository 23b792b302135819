/** Bins of equal width in a slider's histogram. */
export const guessBins = 20
