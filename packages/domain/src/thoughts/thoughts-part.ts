/** Marks a tile's history entry as opened at its thoughts, or at one of them. */
export const thoughtsPart = "thoughts"
