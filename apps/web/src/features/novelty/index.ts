export { NoveltyRow } from "./novelty-row.tsx"
