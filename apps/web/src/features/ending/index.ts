export { Ending } from "./ending.tsx"
export { NextCover } from "./next-cover.tsx"
export { NextTrouble } from "./next-trouble.tsx"
