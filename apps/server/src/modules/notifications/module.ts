import type { Module } from "../../platform/module.ts"
import { personalInstances } from "./personal-instances.ts"
import { registerDeviceCallable } from "./register-device.ts"

export const notifications: Module = {
  name: "notifications",
  callables: [registerDeviceCallable],
  personal: [personalInstances],
}
