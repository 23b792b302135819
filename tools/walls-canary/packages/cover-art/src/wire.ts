import "../../contract/src/points.ts"

export const wire = ""
