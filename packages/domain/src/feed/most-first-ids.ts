/** Ids of a feed sent with a page: more than anyone swipes at once. The rest is read when needed. */
export const mostFirstIds = 300
