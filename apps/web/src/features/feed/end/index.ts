export { showUnseen } from "./show-unseen.ts"
export { useUnseen } from "./use-unseen.ts"
