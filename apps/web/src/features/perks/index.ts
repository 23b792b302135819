export { HueChoice, IconChoice } from "./perk-choice.tsx"
