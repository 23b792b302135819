/** How many stretches of equal length a slider has when the guesses on it are counted. */
export const guessBins = 20
