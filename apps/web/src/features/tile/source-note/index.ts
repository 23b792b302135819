export { SourceNote } from "./source-note.tsx"
