import type { Generated } from "kysely"

export type PushTables = {
  push_subscriptions: {
    user_id: string
    subscription_id: string
    endpoint: string
    p256dh: string
    auth: string
    session_id: string
    added_at: Date
    accepted_at: Date | null
  }
  push_settings: {
    user_id: string
    zone: string
    kinds: string[]
    quiet_from: number
    quiet_until: number
    today_hour: number
    today_at: Date
    streak_at: Date
  }
  push_follows: { user_id: string; tile_id: string; entries: number }
  push_messages: {
    user_id: string
    kind: string
    subject: string
    title: string
    body: string
    path: string
    state: Generated<string>
    due_at: Date
    expires_at: Date
    made_at: Date
    day: string | null
    tries: Generated<number>
    taken_by: Generated<string[]>
  }
}
