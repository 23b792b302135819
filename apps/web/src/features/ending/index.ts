export { Ending, NextTrouble } from "./ending.tsx"
export { NextCover } from "./next-cover.tsx"
