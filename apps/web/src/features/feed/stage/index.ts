export { showOnStage } from "./show-on-stage.ts"
