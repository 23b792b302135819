import { isWallClock } from "@confetti/domain/feed/card-window"
import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { error } from "./refinements.ts"

const clock = z.string().refine(isWallClock, error(t`must be a day and a time in HOME_ZONE, such as 2026-12-01T18:00`))

export const windowFields = { from: clock.optional(), until: clock.optional(), off: z.boolean().optional() }

type Window = { from?: string | undefined; until?: string | undefined }

export const isForwards = ({ from, until }: Window): boolean =>
  from === undefined || until === undefined || from < until

export const backwards = { path: ["until"], ...error(t`must be later than \`from\``) }
