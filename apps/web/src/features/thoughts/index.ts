export { followUploads } from "./attach/follow-uploads.ts"
export {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./attach/upload-mutations.ts"
export type { OpenedThought } from "./list/shared-thought.tsx"
export { ThoughtsSection } from "./list/thoughts-section.tsx"
export { interestingMutation } from "./mark/interesting-toggle.ts"
export { marksHere } from "./mark/marks-here.ts"
export { hiddenHere, useWithoutHidden } from "./menu/hidden-here.ts"
export { reportedHere } from "./menu/reported-here.ts"
export { appealThoughtMutation } from "./own/appeal-thought-mutation.ts"
export { deleteThoughtMutation } from "./own/delete-thought-mutation.ts"
export { editThoughtMutation } from "./own/edit-thought-mutation.ts"
export { createThoughtMutation } from "./write/create-thought-mutation.ts"
export { followWritten, rereadWritten } from "./write/follow-written.ts"
