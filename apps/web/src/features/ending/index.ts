export { Ending, NextError } from "./ending.tsx"
export { NextCover } from "./next-cover.tsx"
