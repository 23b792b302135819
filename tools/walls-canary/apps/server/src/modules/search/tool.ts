import "vitest"

export const tool = ""
