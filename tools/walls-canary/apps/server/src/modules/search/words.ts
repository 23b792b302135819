import "./word.test.ts"

export const words = []
