/** The largest a phone takes: 50 megapixels, or a panorama of 16,382 × 3,628. */
export const mostPixels = 64_000_000
export const longestSide = 17_000

/** Longer than that for its width it is a strip, which no screen can show. */
export const longestRatio = 20

/** Time limits of a photo: many more seconds of the clock than of computing, for on a busy machine others come first. */
export const photoTimes = { seconds: 240, computingSeconds: 90 }
