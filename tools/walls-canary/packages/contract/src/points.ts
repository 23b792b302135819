export const points = 1
