import type { file } from "../media/file.ts"

export type Media = typeof file
