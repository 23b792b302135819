/** What a tile's entry in the history remembers as the part it was opened at, where that is its thoughts, or the beginning of one. */
export const thoughtsPart = "thoughts"
