export { bawResult, quizResult, wurdResult } from "./result-of-play.ts"
export { ShareResult } from "./share-result.tsx"
