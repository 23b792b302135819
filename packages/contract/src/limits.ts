// Numbers without zod, for browsers.

/** The largest value of a database column. */
export const largestInteger = 2_147_483_647

/** The longest order of a feed: more than anyone swipes at once. Near its end the next part is requested. */
export const mostFeedIds = 1000

export const lessHorizon = 20

export const mostReadsAtOnce = 50

export const mostLikesMerged = 2000

export const longestGuess = 64

/** More words than anyone finds in a puzzle. */
export const mostMoves = 500

export const mostRatingsMerged = 1000
export const mostTodayCandidates = 240

export const mostTodayDays = 400

/** Seconds of a tile's view at most: a tile left open was not read all the time. */
export const mostViewSeconds = 600

/** More parts than a strip has. */
export const mostViewPart = 100

/** Bytes of an error report, which anyone may send. */
export const longestErrorReport = 64 * 1024

export const mostBreadcrumbs = 100

/** Digits of a sign-in code, unless someone is guessing codes for its mailbox. */
export const usualCodeDigits = 8
