/** The largest a phone takes: 50 megapixels, or a panorama of 16,382 × 3,628. */
export const mostPixels = 64_000_000
export const longestSide = 17_000

/** Longer than that for its width it is a strip, which no screen can show. */
export const longestRatio = 20

/** What a photo may take, in seconds: many more of the clock than of computing, for on a busy machine others come first. */
export const photoTimes = { seconds: 240, computingSeconds: 90 }
