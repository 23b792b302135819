/** How wide a map is drawn, in units of its own. */
export const mapWidth = 1000
