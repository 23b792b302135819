import type { Module } from "../../platform/module.ts"
import { forgetOldEvents } from "./forget-old-events.ts"
import { logEventsCallable } from "./log-events.ts"
import { personalEvents } from "./personal-events.ts"

export const analytics: Module = {
  name: "analytics",
  callables: [logEventsCallable],
  personal: [personalEvents],
  jobs: [forgetOldEvents],
}
