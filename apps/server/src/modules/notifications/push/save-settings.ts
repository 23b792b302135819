import { AppError } from "@confetti/contract/app-error"
import { type PushSettings, savePushSettings } from "@confetti/contract/push"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { findSettings, putSettings, settingsOfRow, usualSettings } from "./settings-store.ts"
import { lockAccount } from "./subscriptions-store.ts"

export const saveSettingsCallable = writeCallable(savePushSettings, async (tx, { zone, ...change }, context) => {
  const { userId } = context.caller
  if (!(await lockAccount(tx, userId))) throw new AppError("session/expired")
  const before = await findSettings(tx, userId)
  const saved = before ? settingsOfRow(before) : usualSettings
  const settings: PushSettings = {
    kinds: change.kinds ?? saved.kinds,
    quietFrom: change.quietFrom ?? saved.quietFrom,
    quietUntil: change.quietUntil ?? saved.quietUntil,
    todayHour: change.todayHour ?? saved.todayHour,
  }
  await putSettings(tx, userId, { ...settings, zone }, context.now)
  return { settings }
})
