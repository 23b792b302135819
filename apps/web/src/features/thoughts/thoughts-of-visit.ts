import type { Visit, VisitPart } from "../../platform/visit.ts"
import { followUploads } from "./attach/follow-uploads.ts"
import {
  cancelUploadMutation,
  createUploadMutation,
  replaceUploadMutation,
  retryUploadMutation,
} from "./attach/upload-mutations.ts"
import { interestingMutation, marksHereOf } from "./mark/marks-here.ts"
import { appealThoughtMutation, deleteThoughtMutation, editThoughtMutation } from "./own/own-mutations.ts"
import { createThoughtMutation } from "./write/create-thought-mutation.ts"
import { followWritten } from "./write/follow-written.ts"

/** Syncs thoughts, files and marks of this device in order: a file before its thought. */
export const thoughtsOfVisit: VisitPart = {
  mutations: [
    createUploadMutation,
    replaceUploadMutation,
    retryUploadMutation,
    cancelUploadMutation,
    interestingMutation,
    createThoughtMutation,
    editThoughtMutation,
    deleteThoughtMutation,
    appealThoughtMutation,
  ],
  start: startThoughts,
}

function startThoughts(visit: Visit): void {
  marksHereOf(visit.scope).reset(visit.engine.waiting(interestingMutation))
  followUploads(visit)
  followWritten(visit)
}
