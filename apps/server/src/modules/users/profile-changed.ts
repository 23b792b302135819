import { domainEvent } from "../../platform/event.ts"

/** Somebody joined, or changed their profile. */
export const profileChanged = domainEvent<{ userId: string }>("profile changed")
