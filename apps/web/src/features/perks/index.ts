export { EarlyNote, HueChoice, IconChoice } from "./perk-choice.tsx"
