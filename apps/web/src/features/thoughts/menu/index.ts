export { hiddenHere, useWithoutHidden } from "./hidden-here.ts"
export { reportedHere } from "./reported-here.ts"
