import "../../contract/src/points.ts"

export const points = 1
