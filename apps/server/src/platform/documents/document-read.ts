import type { Caller } from "../auth/identify.ts"
import type { TaggedJson } from "../http/answer-json.ts"
import type { Services } from "../services.ts"

/** `path` is the part below `/documents/`. */
export type DocumentContext = Services & { caller: Caller; now: number; path: string }

/** Answers a read below `/documents/`. The query is the text after the question mark. */
export type DocumentRead = (query: string, context: DocumentContext) => Promise<TaggedJson>
