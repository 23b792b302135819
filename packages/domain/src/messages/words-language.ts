/** The language of this build as a BCP 47 tag, replaced in builds for other languages. */
export const wordsLanguage: string = "en"

/** 1 for left-to-right, -1 for right-to-left: multiplies distances along the line. */
export const toEnd: 1 | -1 = 1
