import type { Module } from "../../platform/module.ts"
import { getHomeFeedCallable } from "./get-home-feed.ts"
import { readUserDocuments } from "./read-user-documents.ts"
import { resetFeedCallable } from "./reset-feed.ts"

export const users: Module = {
  name: "users",
  callables: [getHomeFeedCallable, resetFeedCallable],
  documents: { "users/*": readUserDocuments },
}
