import { removeSubscription } from "@confetti/contract/push"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { subscriptionIdOf } from "./add-device.ts"
import { deleteSubscription, deleteSubscriptions, subscriptionsOf } from "./subscriptions-store.ts"

/** Stops push to a device, or to all of the person's. */
export const removeSubscriptionCallable = writeCallable(removeSubscription, async (tx, { endpoint }, context) => {
  const { userId } = context.caller
  if (endpoint === undefined) await deleteSubscriptions(tx, userId)
  else await deleteSubscription(tx, userId, subscriptionIdOf(endpoint))
  return { devices: (await subscriptionsOf(tx, userId, new Date(context.now))).length }
})
