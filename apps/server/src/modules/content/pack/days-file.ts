/** Editors' choices of game days. Only the games read its content; here it counts as a known file. */
export const daysFile = "games/days.yaml"
