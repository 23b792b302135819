/** For the server, which has all of them from the start. */
export { fetchKind, kindNames } from "./block-kinds.ts"
