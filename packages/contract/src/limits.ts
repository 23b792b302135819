// Numbers both sides agree on, apart from the schemas: a browser takes them without zod.

/** The largest number that a column of the database holds. */
export const largestInteger = 2_147_483_647

/** A feed's order is at most this long: more than anyone swipes in one go. Who nears the end asks again and gets what comes next. */
export const mostFeedIds = 1000

/** How many tiles ahead a wish's effect is told for. */
export const lessHorizon = 20

/** One call tells of at most so many reads. */
export const mostReadsAtOnce = 50

/** A device's list of likes is at most so long. */
export const mostLikesMerged = 2000

/** A guess may be so long before it is no guess at all. */
export const longestGuess = 64

/** More words than anybody finds in one puzzle. */
export const mostMoves = 500

/** A device keeps at most so many of its own answers to "Did you know this?", and hands over no more. */
export const mostRatingsMerged = 1000
/** A guest's day is chosen from so many tiles at most. */
export const mostTodayCandidates = 240

/** So many days of a guest's streak are taken over. */
export const mostTodayDays = 400

/** A view of a tile counts as no longer than this, in seconds: who went away with the tile open did not read it all the time. */
export const mostViewSeconds = 600

/** More parts than a strip has. */
export const mostViewPart = 100

/** Bytes of an error report, which is taken from anybody. */
export const longestErrorReport = 64 * 1024

/** How many of the last things that happened a report of an error tells. */
export const mostBreadcrumbs = 100

/** Digits of a mailed sign-in code, as long as nobody guesses codes for its mailbox. */
export const usualCodeDigits = 8
