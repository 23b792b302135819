import { AppError } from "@confetti/contract/app-error"
import { type PushSettings, savePushSettings } from "@confetti/contract/push"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { findSettings, putSettings, settingsOfRow, usualSettings } from "./settings-store.ts"
import { lockAccount } from "./subscriptions-store.ts"

export const saveSettingsCallable = writeCallable(savePushSettings, async (tx, { zone, ...change }, context) => {
  const { userId } = context.caller
  if (!(await lockAccount(tx, userId))) throw new AppError("session/expired")
  const before = await findSettings(tx, userId)
  const kept = before ? settingsOfRow(before) : usualSettings
  const settings: PushSettings = {
    kinds: change.kinds ?? kept.kinds,
    quietFrom: change.quietFrom ?? kept.quietFrom,
    quietUntil: change.quietUntil ?? kept.quietUntil,
    todayHour: change.todayHour ?? kept.todayHour,
  }
  await putSettings(tx, userId, { ...settings, zone }, context.now)
  return { settings }
})
