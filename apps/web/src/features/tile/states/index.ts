export { tileStates } from "../tile-states.ts"
