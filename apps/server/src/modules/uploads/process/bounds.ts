/** The most a phone takes: 50 megapixels, or a panorama of 16,382 × 3,628. */
export const mostPixels = 64_000_000
export const longestSide = 17_000

/** A longer picture can't be shown on any screen. */
export const longestRatio = 20

/** Limits of a photo in seconds of wall and CPU time; wall time is longer, as others have priority. */
export const photoTimes = { seconds: 240, computingSeconds: 90 }
