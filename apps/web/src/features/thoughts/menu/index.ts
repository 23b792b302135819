export { hiddenHere, useWithoutHidden } from "./hidden-here.ts"
