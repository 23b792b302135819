export { EarlyNote } from "./early-note.tsx"
export { HueChoice } from "./hue-choice.tsx"
export { IconChoice } from "./icon-choice.tsx"
