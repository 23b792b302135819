/** The language of the words in this build, as a BCP 47 tag. A build for another language has its own here. */
export const wordsLanguage: string = "en"

/** 1 where that language is written from left to right, -1 where from right to left: what a way along the line is multiplied by. */
export const toEnd: 1 | -1 = 1
