export type { OpenedThought } from "./list/shared-thought.tsx"
export { ThoughtsSection } from "./list/thoughts-section.tsx"
