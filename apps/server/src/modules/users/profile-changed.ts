import { domainEvent } from "../../platform/extension-point.ts"

/** Somebody joined, or changed their profile. */
export const profileChanged = domainEvent<{ userId: string }>("profile changed")
