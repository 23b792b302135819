/** As many ids of a feed come with a page: more than anyone swipes in one go. The rest is read when it is needed. */
export const mostFirstIds = 300
