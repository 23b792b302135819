import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { registerDeviceCallable } from "./register-device.ts"
import { rememberInstance } from "./remember-instance.ts"
import { eraseInstances, instancesOf } from "./store.ts"

/** Where push can reach a person. */
const personalInstances: PersonalData = {
  name: "messagingInstances",
  tables: ["messaging_instances"],
  read: async (db, userId) =>
    (await instancesOf(db, userId)).map(({ instance, platform, seen_at }) => ({
      instance,
      platform,
      seenAt: seen_at.toISOString(),
    })),
  erase: eraseInstances,
}

export const notifications: Module = {
  name: "notifications",
  tables: ["messaging_instances"],
  callables: [registerDeviceCallable],
  observeCalls: rememberInstance,
  personal: [personalInstances],
}
