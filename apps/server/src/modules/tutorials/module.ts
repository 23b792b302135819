import type { Module } from "../../platform/module.ts"
import { markTutorialsCallable } from "./mark-seen.ts"
import { personalTutorials } from "./personal-tutorials.ts"
import { readTutorials } from "./read-tutorials.ts"
import { replayTutorialsCallable } from "./replay.ts"

export const tutorials: Module = {
  name: "tutorials",
  callables: [markTutorialsCallable, replayTutorialsCallable],
  ownDocuments: { tutorials: readTutorials },
  personal: [personalTutorials],
}
