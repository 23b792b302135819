import { pushBackOff } from "@confetti/domain/push/decide-push"
import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { type ClaimedMessage, claimMessages } from "./claim-messages.ts"
import { changeMessage } from "./messages-store.ts"
import { postPush } from "./post-push.ts"
import type { PushOutcome } from "./push-outcome.ts"
import { sendPushesName } from "./send-pushes-name.ts"
import { deleteSubscription, noteAccepted, type SubscriptionRow } from "./subscriptions-store.ts"

/** Messages sent in parallel, one batch a run. */
const batch = 20
const mostBatches = 5
const mostTries = 6

export const sendPushes: Job = {
  name: sendPushesName,
  queue: "mail",
  schedule: "* * * * *",
  run: async (_nothing, services) => {
    const { db, clock } = services
    for (let count = 0; count < mostBatches; count++) {
      const claimed = await db.transaction().execute((tx) => claimMessages(tx, clock(), batch))
      if (claimed === null) return
      await Promise.all(claimed.map((each) => sendToDevices(each, services)))
    }
  },
}

async function sendToDevices({ message, devices }: ClaimedMessage, services: Services): Promise<void> {
  const { db, clock } = services
  const { title, body, path, kind, subject, expires_at } = message
  const payload = { tag: `${kind} ${subject}`, title, body, path }
  const ttlSeconds = Math.max(60, Math.round((expires_at.getTime() - clock()) / 1000))
  const results = await Promise.all(
    devices.map(async (device) => {
      const { endpoint, p256dh, auth } = device
      const result = await postPush({ endpoint, keys: { p256dh, auth }, payload, ttlSeconds, now: clock() }, services)
      await noteOutcome(device, result, services)
      return { ...result, id: device.subscription_id }
    }),
  )
  const taken_by = [...message.taken_by, ...idsOf(results, "accepted")]
  const waits = results.flatMap((result) => (result.outcome === "later" ? [result.afterMs] : []))
  if (waits.length > 0 && message.tries < mostTries) {
    const due_at = new Date(clock() + Math.max(pushBackOff(message.tries), ...waits))
    return changeMessage(db, message, { taken_by, due_at })
  }
  await changeMessage(db, message, taken_by.length > 0 ? { taken_by, state: "sent" } : { state: "dropped", day: null })
}

async function noteOutcome(
  { user_id, subscription_id }: SubscriptionRow,
  { outcome }: PushOutcome,
  { db, clock, log }: Services,
): Promise<void> {
  if (outcome === "accepted") await noteAccepted(db, user_id, subscription_id, new Date(clock()))
  if (outcome === "gone") await deleteSubscription(db, user_id, subscription_id)
  if (outcome === "refused") log.warn("a push service refused a message")
}

function idsOf(
  results: readonly { outcome: PushOutcome["outcome"]; id: string }[],
  wanted: PushOutcome["outcome"],
): string[] {
  return results.filter(({ outcome }) => outcome === wanted).map(({ id }) => id)
}
