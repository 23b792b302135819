import { domainEvent } from "../../platform/extension-point.ts"

/** Too many anonymous events were stored: those up to `until` were deleted. */
export const guestEventsTrimmed = domainEvent<{ until: Date }>("guest events trimmed")
