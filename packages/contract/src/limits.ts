// Numbers both sides agree on, apart from the schemas: a browser takes them without zod.

/** The largest number that a column of the database holds. */
export const largestInteger = 2_147_483_647

/** A feed's order is at most this long: more than anyone swipes in one go. Who nears the end asks again and gets what comes next. */
export const mostFeedIds = 1000

export const lessHorizon = 20

export const mostReadsAtOnce = 50

export const mostLikesMerged = 2000

export const longestGuess = 64

/** More words than anybody finds in one puzzle. */
export const mostMoves = 500

export const mostRatingsMerged = 1000
export const mostTodayCandidates = 240

export const mostTodayDays = 400

/** A view of a tile counts as no longer than this, in seconds: who went away with the tile open did not read it all the time. */
export const mostViewSeconds = 600

/** More parts than a strip has. */
export const mostViewPart = 100

/** Bytes of an error report, which is taken from anybody. */
export const longestErrorReport = 64 * 1024

export const mostBreadcrumbs = 100

/** Digits of a mailed sign-in code, as long as nobody guesses codes for its mailbox. */
export const usualCodeDigits = 8
