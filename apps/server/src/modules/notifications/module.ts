import { extend } from "../../platform/extension-point.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { referralPaid } from "../referrals/referral-events.ts"
import { orderShipped } from "../rewards/order-events.ts"
import { addSubscriptionCallable } from "./push/add-subscription.ts"
import { confirmSubscription } from "./push/confirm-subscription.ts"
import { deleteOldMessages } from "./push/delete-old-messages.ts"
import { followStoriesCallable } from "./push/follow-stories.ts"
import { getSettingsCallable } from "./push/get-settings.ts"
import { personalPush } from "./push/personal-push.ts"
import { addTokenCallable } from "./push/phones/add-token.ts"
import { planPushes } from "./push/plan-pushes.ts"
import { pushFriend } from "./push/push-friend.ts"
import { pushOrder } from "./push/push-order.ts"
import { removeSubscriptionCallable } from "./push/remove-subscription.ts"
import { saveSettingsCallable } from "./push/save-settings.ts"
import { sendPushes } from "./push/send-pushes.ts"
import { registerDeviceCallable } from "./register-device.ts"
import { rememberInstance } from "./remember-instance.ts"
import { eraseInstances, instancesOf } from "./store.ts"

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
  tables: ["messaging_instances", "push_subscriptions", "push_settings", "push_follows", "push_messages"],
  callables: [
    registerDeviceCallable,
    getSettingsCallable,
    addSubscriptionCallable,
    addTokenCallable,
    removeSubscriptionCallable,
    saveSettingsCallable,
    followStoriesCallable,
  ],
  observeCalls: rememberInstance,
  extensions: [extend(orderShipped, pushOrder), extend(referralPaid, pushFriend)],
  personal: [personalInstances, personalPush],
  jobs: [confirmSubscription, planPushes, sendPushes, deleteOldMessages],
}
