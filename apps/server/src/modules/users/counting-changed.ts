import { domainEvent } from "../../platform/extension-point.ts"

export const countingChanged = domainEvent<{ userId: string }>("counting changed")
