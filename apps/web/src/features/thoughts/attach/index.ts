export { followUploads } from "./follow-uploads.ts"
export {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./upload-mutations.ts"
