import { tutorials } from "@confetti/domain/tutorials/tutorials"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"

/** A document in `users/{id}/tutorials`. */
export const seenTutorial = z.object({ tutorial: z.enum(tutorials), seenDate: z.iso.datetime() })

export type SeenTutorial = z.infer<typeof seenTutorial>

export const markTutorials = callable({
  name: "tutorials-mark_seen",
  kind: "write",
  access: "person",
  about: "Records that these tutorials were shown.",
  input: z.strictObject({ tutorials: z.array(z.enum(tutorials)).min(1).max(tutorials.length) }),
  output: z.object({ seen: z.array(z.enum(tutorials)) }),
})

export const replayTutorials = callable({
  name: "tutorials-replay",
  kind: "write",
  access: "person",
  about: "Forgets all tutorials shown.",
  input: noPayload,
  output: z.object({ seen: z.array(z.enum(tutorials)) }),
})
