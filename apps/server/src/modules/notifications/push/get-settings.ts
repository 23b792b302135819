import { AppError } from "@confetti/contract/app-error"
import { getPushSettings } from "@confetti/contract/push"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { deviceServices } from "./phones/post-device.ts"
import { findSettings, settingsOfRow, usualSettings } from "./settings-store.ts"
import { subscriptionsOf } from "./subscriptions-store.ts"
import { vapidKeys } from "./vapid-keys.ts"

export const getSettingsCallable = readCallable(getPushSettings, async (_nothing, context) => {
  const { userId } = context.caller
  const { capabilities, config, db, now } = context
  if (!capabilities.push) throw new AppError("notifications/switched-off")
  const row = await findSettings(db, userId)
  return {
    settings: row ? settingsOfRow(row) : usualSettings,
    publicKey: vapidKeys(config).publicKey,
    phones: deviceServices(config),
    devices: (await subscriptionsOf(db, userId, new Date(now))).length,
  }
})
