/** As its card in the feed has it. */
export const bawHue = 62
