import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { postPush } from "./post-push.ts"
import { deleteSubscription, noteAccepted, subscriptionsOf } from "./subscriptions-store.ts"

type Waiting = { userId: string; subscriptionId: string }

const name = "notifications-confirm_subscription"
const ttlSeconds = 600

/** Sends a device its first message, which confirms its subscription. An unknown one is deleted. */
export const confirmSubscription: Job<Waiting> = {
  name,
  queue: "mail",
  run: async ({ userId, subscriptionId }, services) => {
    const { db, content, clock } = services
    const now = new Date(clock())
    const device = (await subscriptionsOf(db, userId, now)).find((each) => each.subscription_id === subscriptionId)
    if (!device || device.accepted_at !== null) return
    const { brand } = content.current()
    const { t } = wordsIn(brand.language)
    const { outcome } = await postPush(
      {
        endpoint: device.endpoint,
        keys: { p256dh: device.p256dh, auth: device.auth },
        payload: {
          tag: "confirmation",
          title: brand.name,
          body: t`Notifications are on. Choose what you hear about in Settings.`,
          path: "/settings",
        },
        ttlSeconds,
        now: now.getTime(),
      },
      services,
    )
    if (outcome === "accepted") await noteAccepted(db, userId, subscriptionId, now)
    if (outcome === "gone" || outcome === "refused") await deleteSubscription(db, userId, subscriptionId)
    // The queue retries with growing delays.
    if (outcome === "later") throw new Error("the push service did not answer")
  },
}

export function sendConfirmation(tx: Tx, jobs: Jobs, waiting: Waiting): Promise<void> {
  return jobs.send(tx, name, waiting, { key: waiting.subscriptionId, userId: waiting.userId })
}
