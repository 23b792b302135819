export { statsRead } from "../games-reads.ts"
