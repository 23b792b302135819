export { followUploads } from "./attach/follow-uploads.ts"
export {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./attach/upload-mutations.ts"
export type { OpenedThought } from "./list/shared-thought.tsx"
export { ThoughtsSection } from "./list/thoughts-section.tsx"
export { interestingMutation, marksHere } from "./mark/marks-here.ts"
export { hiddenHere, reportedHere, useWithoutHidden } from "./menu/hidden-here.ts"
export { appealThoughtMutation, deleteThoughtMutation, editThoughtMutation } from "./own/own-mutations.ts"
export { createThoughtMutation } from "./write/create-thought-mutation.ts"
export { followWritten, rereadWritten } from "./write/follow-written.ts"
