import type { Module } from "../../platform/module.ts"
import { cancelUploadCallable } from "./cancel-upload.ts"
import { createUploadCallable } from "./create-upload.ts"
import { uploadsInvariants } from "./invariants-store.ts"
import { personalUploads } from "./personal-uploads.ts"
import { tusRoutes } from "./receive/tus-routes.ts"
import { replaceUploadCallable } from "./replace-upload.ts"
import { retryUploadCallable } from "./retry-upload.ts"
import { mediaRoutes } from "./serve/media-routes.ts"
import { processUpload } from "./work/process-upload.ts"
import { tendUploads } from "./work/tend-uploads.ts"

export const uploads: Module = {
  name: "uploads",
  invariants: uploadsInvariants,
  tables: ["uploads", "upload_files", "upload_begins", "upload_trash"],
  callables: [createUploadCallable, replaceUploadCallable, retryUploadCallable, cancelUploadCallable],
  personal: [personalUploads],
  jobs: [processUpload, tendUploads],
  routes: (app, services) => {
    tusRoutes(app, services)
    mediaRoutes(app, services)
  },
}
