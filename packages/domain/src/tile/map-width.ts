export const mapWidth = 1000
