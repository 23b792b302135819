import type { Generated } from "kysely"

/** The tables, as the migrations leave them. Timestamps go in as Date and come out as Date; documents are JSON text. */
export type Database = {
  content_state: { is_the_row: Generated<boolean>; version: string; brand: string; changed_at: Generated<Date> }
  categories: {
    slug: string
    title: string
    position: number
    hue: number
    emoji: string | null
    emoji_media: string | null
  }
  media: { id: string; request: string; width: number; height: number; created_at: Generated<Date> }
  tiles: {
    id: string
    slug: string
    version: Generated<number>
    title: string
    developing: boolean
    category: string
    categories: string[]
    published_at: Date
    updated_at: Date
    merit: Generated<number>
    content_hash: string
    document: string
    title_words: string
    all_words: string
    removed_at: Date | null
  }
  subtiles: { id: string; tile_id: string; position: number; document: string }
  former_slugs: { slug: string; tile_id: string }
  pages: { slug: string; content_hash: string; document: string }
  idempotency_keys: {
    user_id: string
    key: string
    callable: string
    request_hash: string
    status: number
    body: string
    created_at: Generated<Date>
  }
  auth_users: {
    id: string
    name: string
    email: string
    email_verified: Generated<boolean>
    image: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  auth_sessions: {
    id: string
    user_id: string
    token: string
    previous_token: string | null
    rotated_at: Generated<Date>
    token_seen_at: Generated<Date | null>
    expires_at: Date
    ip_address: string | null
    user_agent: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  auth_verifications: { id: string; identifier: string; value: string; expires_at: Date }
  auth_accounts: { id: string; user_id: string; provider_id: string; created_at: Generated<Date> }
  auth_passkeys: { id: string; user_id: string; name: string | null; created_at: Date | null }
  auth_known_devices: { user_id: string; device_hash: string; seen_at: Date }
  users: {
    user_id: string
    email: string | null
    phone: string | null
    name: Generated<string>
    referred_by: string | null
    referred_at: Date | null
    email_subscription: Generated<boolean>
    sms_subscription: Generated<boolean>
    notifications: Generated<boolean>
    analytics: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  invite_codes: { code: string; user_id: string }
  user_pictures: { user_id: string; hash: string; webp: Buffer }
  likes: { user_id: string; tile_id: string; liked_at: Date }
  tile_taps: { user_id: string; tile_id: string; tapped_at: Date; subtile_count_snapshot: number }
  messaging_instances: { user_id: string; instance: string; platform: string; seen_at: Date }
  events: {
    user_id: string
    event_id: string
    name: string
    params: string
    platform: string
    happened_at: Date
    received_at: Date
  }
  error_reports: {
    id: string
    user_id: string | null
    error_class: string
    message: string
    report: string
    received_at: Date
  }
  form_answers: { id: string; user_id: string | null; form: string; answers: string; received_at: Date }
  deletion_codes: {
    user_id: string
    code_hash: string
    tries: Generated<number>
    asked_at: Date
    expires_at: Date
  }
  erasures: {
    id: string
    user_id: string | null
    email: string | null
    asked_at: Date
    done_at: Date | null
  }
}
