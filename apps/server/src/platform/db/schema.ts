import type { ReferralState } from "@confetti/contract/referrals"
import type { Role } from "@confetti/domain/editors/roles"
import type { PointAction } from "@confetti/domain/points/action-points"
import type { LedgerAccount, Movement } from "@confetti/domain/points/ledger"
import type { RedeemedKind } from "@confetti/domain/rewards/item-kind"
import type { ParcelFate, ParcelRemedy } from "@confetti/domain/rewards/parcel"
import type { RedemptionState } from "@confetti/domain/rewards/redemption"
import type { StockMovementKind } from "@confetti/domain/rewards/stock"
import type { ReviewState } from "@confetti/domain/thoughts/thought-review"
import type { FileProblem, UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { UploadState } from "@confetti/domain/uploads/upload-state"
import type { Generated } from "kysely"
import type { ContentTables } from "./content-tables.ts"
import type { InsightTables } from "./insight-tables.ts"
import type { PushTables } from "./push-tables.ts"
import type { ReadingTables } from "./reading-tables.ts"

type Parts = ContentTables & InsightTables & PushTables & ReadingTables

/** The tables after all migrations. Timestamps are Dates; documents are JSON text. */
export type Database = Parts & {
  rate_buckets: { key: string; full_at: number }
  window_takes: { key: string; times: string[]; until: Date }
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
    opened_by: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  auth_verifications: { id: string; identifier: string; value: string; expires_at: Date }
  auth_accounts: {
    id: string
    user_id: string
    account_id: string
    provider_id: string
    created_at: Generated<Date>
  }
  auth_passkeys: { id: string; user_id: string; name: string | null; created_at: Date | null }
  auth_known_devices: { user_id: string; device_hash: string; seen_at: Date }
  users: {
    user_id: string
    email: string | null
    phone: string | null
    name: Generated<string>
    referred_by: string | null
    referred_at: Date | null
    referral_open: Generated<boolean>
    email_subscription: Generated<boolean>
    sms_subscription: Generated<boolean>
    notifications: Generated<boolean>
    analytics: Generated<boolean>
    shelf_hue: number | null
    app_icon: string | null
    shows_favourite: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  invite_codes: { code: string; user_id: string }
  user_pictures: { user_id: string; hash: string; webp: Buffer }
  likes: { user_id: string; tile_id: string; liked_at: Date }
  paid_once: { mark: string; year: number }
  feeds: {
    user_id: string
    tile_ids: string | null
    causes: string | null
    computed_at: Date | null
    reset_at: Date | null
  }
  feed_places: { user_id: string; feed: string; tile_id: string; saved_at: Date }
  feed_picks: { user_id: string; tile_id: string; picked_at: Date }
  less_wishes: { user_id: string; scope: string; subject: string; asked_at: Date }
  tutorials_seen: { user_id: string; tutorial: string; seen_at: Date }
  game_puzzles: { game: string; day: string; document: string }
  game_players: { user_id: string; zone: string; seen_at: Date }
  game_plays: {
    user_id: string
    game: string
    day: string
    is_practice: boolean
    is_hard: Generated<boolean>
    is_hinted: Generated<boolean>
    is_timed: Generated<boolean>
    shown_at: Date | null
    moves: Generated<string[]>
    score: Generated<number>
    grade: Generated<number>
    outcome: "won" | "lost" | "done" | null
    is_paid: Generated<boolean>
    started_at: Date
    finished_at: Date | null
  }
  today_days: {
    user_id: string
    day: string
    zone: string
    tiles: string
    read_ids: Generated<string[]>
    done_at: Date | null
  }
  thoughts: {
    user_id: string
    thought_id: string
    tile_id: string
    body: string
    sameness: string
    state: ReviewState
    causes: Generated<string[]>
    revision: Generated<number>
    created_at: Date
    edited_at: Date | null
    deleted_at: Date | null
    reason: string | null
    appeal: string | null
    appealed_at: Date | null
    marks: Generated<number>
    rank: number | null
    reports: Generated<number>
    points: Generated<number>
    taken: Generated<number>
    reversals: Generated<number>
  }
  thought_writers: {
    user_id: string
    approved: Generated<number>
    suspended_until: Date | null
    suspended_for: string | null
  }
  thought_marks: { user_id: string; thought_id: string; marked_at: Date }
  thought_reports: {
    user_id: string
    thought_id: string
    reason: string
    body: string
    counts: boolean
    reported_at: Date
    outcome: "heeded" | "in vain" | null
  }
  thought_hides: { user_id: string; hidden_id: string; hide_id: string; hidden_at: Date }
  thought_decisions: {
    user_id: string
    decision_id: string
    thought_id: string | null
    step: string
    editor_id: string | null
    reason: string
    decided_at: Date
  }
  uploads: {
    user_id: string
    upload_id: string
    kind: UploadKind
    state: UploadState
    flaw: FileProblem | "reviewer" | null
    reason: string | null
    size: number
    received: Generated<number>
    attempt: Generated<number>
    original: string
    has_original: Generated<boolean>
    writer: string | null
    writer_until: Date | null
    lease_holder: string | null
    lease_until: Date | null
    tries: Generated<number>
    thought_id: string | null
    media: string | null
    alt: Generated<string>
    captions: string | null
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
  }
  upload_files: { user_id: string; name: string; upload_id: string; bytes: number }
  upload_begins: { user_id: string; upload_id: string; attempt: number; kind: UploadKind; begun_at: Date }
  upload_trash: { key: string; due_at: Date }
  tile_thought_counts: { tile_id: string; takes: Generated<number>; interesting: Generated<number> }
  tile_counts: { tile_id: string; likes: Generated<number>; seen: Generated<number>; finished: Generated<number> }
  tile_counts_due: { user_id: string; tile_id: string }
  explorations: { user_id: string; tile_id: string; explored_at: Date }
  tile_neighbours: { tile_id: string; neighbour_ids: string[]; weights: number[] }
  ranking_state: { is_the_row: Generated<boolean>; version: string; trained_at: Date; settings: string | null }
  points_accounts: { user_id: string; points: Generated<number>; held: Generated<number>; entries: Generated<number> }
  points_entries: {
    user_id: string
    number: number
    movement: Movement
    debit: LedgerAccount
    credit: LedgerAccount
    points: number
    action: PointAction
    subject: string
    tile_id: string | null
    balance: number
    at: Date
  }
  points_of_erased: { account: LedgerAccount; points: string }
  reward_items: {
    id: string
    position: number
    status: number
    cost: number
    content_hash: string
    document: string
    removed_at: Date | null
    origin: Generated<"pack" | "studio">
    version: Generated<number>
    studio_status: number | null
    picture_file: string | null
  }
  stock_movements: {
    item_id: string
    variant: string
    number: number
    kind: StockMovementKind
    pieces: number
    note: Generated<string>
    user_id: string | null
    at: Date
  }
  reward_stock: {
    item_id: string
    variant: string
    stock: number
    taken: Generated<number>
    taken_by_erased: Generated<number>
  }
  redemptions: {
    user_id: string
    redemption_id: string
    item_id: string
    kind: Generated<RedeemedKind>
    variant: string
    title: string
    variant_name: string
    cost: number
    state: RedemptionState
    address: string | null
    held_at: Date
    confirmed_at: Date | null
    packed_at: Date | null
    shipped_at: Date | null
    unlocked_at: Date | null
    refunded_at: Date | null
    refunded_by: "person" | "shop" | null
    note: Generated<string>
    carrier: string | null
    tracking: string | null
    tracking_address: string | null
    review: Generated<string[]>
    reviewed_at: Date | null
    address_mark: string | null
    mailbox_mark: string | null
    networks: Generated<string[]>
    delivered_at: Date | null
    parcel: Generated<number>
  }
  failed_parcels: {
    user_id: string
    redemption_id: string
    number: number
    fate: ParcelFate
    remedy: ParcelRemedy
    shipped_at: Date
    carrier: string
    tracking: string
    resolved_at: Date
  }
  referrals: {
    user_id: string
    invited_id: string
    referral_id: string
    state: ReferralState
    invited_at: Date
    qualified_at: Date | null
    decided_at: Date | null
    signals: Generated<string[]>
    networks: Generated<string[]>
    reason: string | null
    appeal: string | null
    appealed_at: Date | null
  }
  messaging_instances: { user_id: string; instance: string; platform: string; seen_at: Date }
  events: {
    user_id: string
    event_id: string
    name: string
    params: string
    platform: string
    happened_at: Date
    received_at: Date
    device: string | null
  }
  error_reports: {
    id: string
    user_id: string | null
    error_class: string
    message: string
    report: string
    received_at: Date
    cause_id: string | null
  }
  error_causes: {
    cause_id: string
    error_class: string
    message: string
    frame: string
    times: number
    first_seen_at: Date
    last_seen_at: Date
    versions: string[]
    browsers: string[]
    closed_at: Date | null
    closed_by: string | null
    reopened_at: Date | null
  }
  form_answers: {
    id: string
    user_id: string | null
    form: string
    answers: string
    received_at: Date
    handled_at: Date | null
    handled_by: string | null
  }
  deletion_codes: {
    user_id: string
    code_hash: string
    tries: Generated<number>
    asked_at: Date
    expires_at: Date
    day_began_at: Generated<Date>
    asked_that_day: Generated<number>
  }
  editor_acts: {
    id: string
    at: Date
    user_id: string | null
    callable: string
    subject: string
    request_id: string
    is_operator: boolean | null
  }
  editors: {
    user_id: string
    roles: Role[]
    invited_by: string | null
    created_at: Date
    updated_at: Date
  }
  editor_invitations: {
    id: string
    email: string
    roles: Role[]
    token_hash: string
    invited_by: string | null
    created_at: Date
    expires_at: Date
  }
  erasures: { id: string; user_id: string | null; email: string | null; asked_at: Date; done_at: Date | null }
}
