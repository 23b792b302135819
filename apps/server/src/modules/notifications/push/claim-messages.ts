import { minute } from "@confetti/domain/durations"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { decidePush } from "@confetti/domain/push/decide-push"
import type { Tx } from "../../../platform/db/open-database.ts"
import { changeMessage, countSent, lockDue, type MessageRow } from "./messages-store.ts"
import { lockSettings, type SettingsRow } from "./settings-store.ts"
import { type SubscriptionRow, subscriptionsOf } from "./subscriptions-store.ts"

export type ClaimedMessage = { message: MessageRow; devices: readonly SubscriptionRow[] }

/** Longer than any batch takes, so that only a crashed sender loses its messages. */
const lease = 10 * minute

/** Claims due messages until the lease ends and decides each: sent ones count for the person's day. Null if none is due. */
export async function claimMessages(tx: Tx, now: number, most: number): Promise<ClaimedMessage[] | null> {
  const due = await lockDue(tx, new Date(now), most)
  if (due.length === 0) return null
  const userIds = [...new Set(due.map(({ user_id }) => user_id))]
  const settings = new Map((await lockSettings(tx, userIds)).map((row) => [row.user_id, row]))
  const claimed: ClaimedMessage[] = []
  for (const message of due) {
    const devices = (await subscriptionsOf(tx, message.user_id, new Date(now))).filter(
      ({ subscription_id }) => !message.taken_by.includes(subscription_id),
    )
    const row = settings.get(message.user_id)
    if (row && (await decide(tx, message, { settings: row, devices, now })))
      claimed.push({ message: { ...message, tries: message.tries + 1 }, devices })
    else if (!row) await changeMessage(tx, message, { state: "dropped" })
  }
  return claimed
}

type Around = { settings: SettingsRow; devices: readonly SubscriptionRow[]; now: number }

async function decide(tx: Tx, message: MessageRow, { settings, devices, now }: Around): Promise<boolean> {
  const { zone, quiet_from: from, quiet_until: until } = settings
  const day = dayIn(zone, now)
  const decision = decidePush({
    now,
    zone,
    quiet: { from, until },
    isWanted: settings.kinds.includes(message.kind),
    isReachable: devices.length > 0,
    sentToday: await countSent(tx, message, day),
    expiresAt: message.expires_at.getTime(),
  })
  if (decision.verdict === "send") {
    const change = { state: "sending", day, due_at: new Date(now + lease), tries: message.tries + 1 }
    await changeMessage(tx, message, change)
    return true
  }
  // A message that one of the devices has got is not sent on another day.
  if (message.taken_by.length > 0) await changeMessage(tx, message, { state: "sent" })
  else if (decision.verdict === "drop") await changeMessage(tx, message, { state: "dropped", day: null })
  else await changeMessage(tx, message, { state: "waiting", day: null, due_at: new Date(decision.until) })
  return false
}
