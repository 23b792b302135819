import { domainEvent } from "../../platform/extension-point.ts"

/** There were more events of those who are not signed in than are kept: what came up to then is deleted. */
export const strangersTrimmed = domainEvent<{ until: Date }>("strangers' events trimmed")
