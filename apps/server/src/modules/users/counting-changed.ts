import { domainEvent } from "../../platform/extension-point.ts"

/** Somebody wants to be counted no longer, or again. */
export const countingChanged = domainEvent<{ userId: string }>("counting changed")
