/** Where editors of files decide the days of games. What it says is read by the games alone; that it is there is known here, as of every file of a pack. */
export const daysFile = "games/days.yaml"
