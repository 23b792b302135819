import { domainEvent } from "../../platform/extension-point.ts"

export const profileChanged = domainEvent<{ userId: string }>("profile changed")
