import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText } from "./free-text.ts"

const moment = z.iso.datetime()
const causeId = z.string().regex(/^[0-9a-f]{32}$/, "is the id of no cause")

/** Reports of one error at one place, grouped by the parts that do not vary. */
const errorCause = z.object({
  id: z.string(),
  errorClass: z.string(),
  /** Numbers and ids are replaced by `#`. */
  message: z.string(),
  /** The place in our code; "" if the stack has none. */
  frame: z.string(),
  times: z.int().positive(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  /** The latest twenty, in the order first seen. */
  versions: z.array(z.string()),
  browsers: z.array(z.string()),
  /** `by` is a name; null for the operator and for an erased editor. */
  closed: z.object({ at: moment, by: z.string().nullable() }).nullable(),
  /** When a closed cause occurred in a newer version. */
  reopenedAt: moment.nullable(),
})

export type ErrorCauseView = z.infer<typeof errorCause>

/** A single case, without the person. */
const errorCase = z.object({
  id: z.string(),
  at: moment,
  message: z.string(),
  version: z.string(),
  browser: z.string(),
  /** The page's path; "" if unknown. */
  path: z.string(),
  /** At most twenty lines. */
  stack: z.array(z.string()),
})

export type ErrorCase = z.infer<typeof errorCase>

export const listErrorCauses = callable({
  name: "errors-list_causes",
  kind: "read",
  access: "reviewer",
  about: "Lists errors in browsers by cause, last seen first.",
  input: z.strictObject({
    state: z.enum(["open", "closed"]).default("open"),
    /** Part of a message, class or place. */
    search: lineOfText().max(100).default(""),
    before: z
      .string()
      .regex(/^\d{1,15}_[0-9a-f]{32}$/, "is the next of no page")
      .optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.object({ causes: z.array(errorCause), next: z.string().nullable(), open: z.int().nonnegative() }),
})

export const showErrorCause = callable({
  name: "errors-show_cause",
  kind: "read",
  access: "reviewer",
  about: "Returns a cause with its latest reports.",
  errors: ["errors/cause-not-found"],
  input: z.strictObject({ causeId }),
  output: z.object({ cause: errorCause, cases: z.array(errorCase) }),
})

export const closeErrorCause = callable({
  name: "errors-close_cause",
  kind: "write",
  access: "reviewer",
  about: "Closes a cause until it occurs in a newer version, or reopens it.",
  errors: ["errors/cause-not-found"],
  input: z.strictObject({ causeId, isClosed: z.boolean() }),
  output: z.object({ cause: errorCause }),
})
