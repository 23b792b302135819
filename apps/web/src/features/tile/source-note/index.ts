export { canShowNotes, SourceNote } from "./source-note.tsx"
