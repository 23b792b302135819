import { randomUUID } from "node:crypto"
import { openRoutes } from "../src/modules/sign-in/open-routes.ts"
import type { Account } from "./add-account.ts"
import { editors, open, own, signedIn, told, type Statuses } from "./safety-askers.ts"
import { anySubscription, emptyDraft, emptyPage, emptyBrand, emptyPost, unpictured } from "./safety-bodies.ts"

export type SafetyRow = {
  /** The route it belongs to, as the server lists it: a callable, a document, or a path of the router. */
  route: string
  method: string
  /** As shown; `{id}` is the id of `self`. */
  path: string
  body?: unknown
  statuses: Statuses
}

const installation = "0".repeat(32)
/** No person wrote it. */
const noThought = "00000000-0000-4000-8000-000000000000"

/** The payload of each callable, and its statuses. */
const callables: Readonly<Record<string, [data: unknown, statuses: Statuses]>> = {
  "users-get_home_feed": [null, told(200)],
  "users-calculate_eligible_tiles": [null, signedIn(200)],
  "users-reset_feed": [null, told(200)],
  "users-create_user": [null, signedIn(200)],
  "users-update_profile": [{ name: "Ada" }, signedIn(200)],
  "users-export_data": [null, signedIn(200)],
  "users-request_deletion": [null, signedIn(200)],
  // No code was asked for.
  "users-delete_account": [{ code: "123456" }, signedIn(400)],
  "referrals-read_invitation": [{ code: "AAAAAAA" }, told(200)],
  "feed-explain_tile": [{ tileId: "a" }, told(200)],
  "feed-save_picks": [{ tileIds: ["a"] }, signedIn(200)],
  "feed-show_less": [{ scope: "tile", subject: "a" }, signedIn(200)],
  // Nothing was wished for.
  "feed-undo_less": [{ wishId: "tile:none" }, signedIn(404)],
  "feed-save_place": [{ feed: "home", tileId: "a" }, signedIn(200)],
  "today-open_day": [{ zone: "UTC" }, signedIn(200)],
  "today-list_candidates": [{ day: "2026-01-01" }, told(200)],
  "recall-get_card": [{ zone: "UTC" }, signedIn(200)],
  "recall-save_card": [{ tileId: "a", zone: "UTC", outcome: "seen" }, signedIn(200)],
  "tutorials-mark_seen": [{ tutorials: ["subtile"] }, signedIn(200)],
  "tutorials-replay": [null, signedIn(200)],
  "likes-like_tile": [{ tileId: "a" }, signedIn(200)],
  "likes-unlike_tile": [{ tileId: "a" }, signedIn(200)],
  "likes-merge_likes": [{ tileIds: ["a"] }, signedIn(200)],
  "tiles-tap_tile": [{ tileId: "a" }, signedIn(200)],
  "tiles-record_reads": [
    { reads: [{ tileId: "a", share: 1, isRead: true, seenDate: "2026-01-01T00:00:00.000Z" }] },
    signedIn(200),
  ],
  "tiles-add_guess": [{ questionId: "a.b", guess: 1 }, told(404)],
  "tiles-rate_novelty": [{ tileId: "a", rating: "new" }, signedIn(200)],
  "tiles-merge_novelty": [{ ratings: [] }, signedIn(200)],
  "points-claim_action": [{ action: "referral" }, signedIn(400)],
  "points-get_overview": [null, signedIn(200)],
  "points-list_entries": [null, signedIn(200)],
  "rewards-list_items": [null, told(200)],
  // The shop has no such item.
  "rewards-redeem_item": [
    {
      itemId: "none",
      cost: 1,
      address: { name: "Ada", country: "DE", street: "Weg 1", postalCode: "10115", city: "Berlin" },
    },
    signedIn(404),
  ],
  "rewards-cancel_redemption": [{ redemptionId: "none" }, signedIn(404)],
  "rewards-list_redemptions": [null, signedIn(200)],
  "rewards-list_orders": [null, editors("shop", 200)],
  "rewards-approve_redemption": [{ redemptionId: "none" }, editors("shop", 404)],
  "rewards-pack_redemption": [{ redemptionId: "none" }, editors("shop", 404)],
  "rewards-ship_redemption": [{ redemptionId: "none", carrier: "Post" }, editors("shop", 404)],
  "rewards-refund_redemption": [{ redemptionId: "none", note: "Broken" }, editors("shop", 404)],
  "rewards-show_address": [{ redemptionId: "none" }, editors("shop", 404)],
  "rewards-export_orders": [{ states: ["packed"] }, editors("shop", 200)],
  "rewards-export_packing": [{}, editors("shop", 200)],
  "rewards-deliver_redemption": [{ redemptionId: "none" }, editors("shop", 404)],
  "rewards-resolve_parcel": [
    { redemptionId: "none", parcel: 1, fate: "lost", remedy: "refund", note: "Lost" },
    editors("shop", 404),
  ],
  "rewards-list_shop": [null, editors("shop", 200)],
  // Its picture is none that was sent.
  "rewards-create_item": [{ itemId: "none", ...unpictured }, editors("shop", 400)],
  "rewards-save_item": [{ itemId: "none", version: 1, ...unpictured }, editors("shop", 400)],
  "rewards-switch_item": [{ itemId: "none", status: 1 }, editors("shop", 404)],
  "rewards-archive_item": [{ itemId: "none", isArchived: true }, editors("shop", 404)],
  "rewards-restock_item": [{ itemId: "none", pieces: 1 }, editors("shop", 404)],
  "rewards-list_movements": [{ itemId: "none" }, editors("shop", 404)],
  "games-start_game": [{ game: "WURD", zone: "UTC", installation }, told(200)],
  // Of that day nothing was begun.
  "games-submit_guess": [{ game: "WURD", day: "2026-01-01", at: 0, word: "plane", installation }, told(400)],
  "games-finish_game": [{ game: "WURD", day: "2026-01-01", installation }, told(400)],
  "games-show_hints": [{ game: "BAW", day: "2026-01-01", installation }, told(400)],
  "games-show_question": [{ day: "2026-01-01", at: 0, installation }, told(400)],
  "games-answer_question": [{ day: "2026-01-01", at: 0, option: 1, installation }, told(400)],
  "games-get_tile_question": [{ tileId: "a" }, told(200)],
  "games-check_tile_answer": [{ tileId: "a", number: 1, option: 0 }, told(400)],
  "games-get_stats": [{ zone: "UTC", installation }, told(200)],
  "games-list_days": [{ game: "WURD", zone: "UTC", installation }, told(200)],
  "games-merge_plays": [{ installation }, signedIn(200)],
  "thoughts-create_thought": [{ thoughtId: "{new}", tileId: "a", text: "Hm {new}" }, signedIn(200)],
  "thoughts-edit_thought": [{ thoughtId: noThought, text: "Hm." }, signedIn(404)],
  "thoughts-delete_thought": [{ thoughtId: noThought }, signedIn(404)],
  "thoughts-mark_interesting": [{ thoughtId: noThought }, signedIn(404)],
  "thoughts-unmark_interesting": [{ thoughtId: noThought }, signedIn(200)],
  "thoughts-report_thought": [{ thoughtId: noThought, reason: "spam" }, signedIn(404)],
  "thoughts-hide_person": [{ thoughtId: noThought }, signedIn(404)],
  "thoughts-show_person": [{ id: "none" }, signedIn(200)],
  "thoughts-list_hidden": [null, signedIn(200)],
  "thoughts-appeal": [{ thoughtId: noThought, text: "Please look" }, signedIn(404)],
  "uploads-create_upload": [{ uploadId: "{new}", kind: "photo", size: 1000 }, signedIn(200)],
  "uploads-replace_upload": [{ uploadId: noThought, attempt: 1, kind: "photo", size: 1000 }, signedIn(404)],
  "uploads-retry_upload": [{ uploadId: noThought }, signedIn(404)],
  "uploads-cancel_upload": [{ uploadId: noThought }, signedIn(200)],
  "thoughts-review_list": [null, editors("reviewer", 200)],
  "thoughts-review_show": [{ thoughtId: noThought }, editors("reviewer", 404)],
  "thoughts-review_decide": [{ thoughtId: noThought, decision: "approve", revision: 1 }, editors("reviewer", 404)],
  "editors-show_studio": [null, signedIn(200)],
  "editors-list_editors": [null, editors("owner", 200)],
  "editors-invite_editor": [{ email: "{new}@example.com", roles: ["writer"] }, editors("owner", 200)],
  "editors-withdraw_invitation": [{ invitationId: "none" }, editors("owner", 404)],
  "editors-accept_invitation": [{ token: "no-token-of-any-invitation" }, signedIn(404)],
  "editors-change_roles": [{ userId: "none", roles: ["writer"] }, editors("owner", 404)],
  "editors-remove_editor": [{ userId: "none" }, editors("owner", 404)],
  "editors-list_acts": [null, editors("owner", 200)],
  "referrals-get_status": [null, signedIn(200)],
  "referrals-appeal": [{ referralId: "none", text: "Please look" }, signedIn(404)],
  "forms-list_answers": [{}, editors("reviewer", 200)],
  "forms-handle_answer": [{ answerId: "none", isHandled: true }, editors("reviewer", 404)],
  "forms-show_contact": [{ answerId: "none" }, editors("reviewer", 404)],
  "forms-export_answers": [{}, editors("reviewer", 200)],
  "errors-list_causes": [{}, editors("reviewer", 200)],
  "errors-show_cause": [{ causeId: installation }, editors("reviewer", 404)],
  "errors-close_cause": [{ causeId: installation, isClosed: true }, editors("reviewer", 404)],
  "readers-find_readers": [{ search: "nobody of this name" }, editors("reviewer", 200)],
  "readers-show_reader": [{ userId: "none" }, editors("reviewer", 404)],
  "thoughts-decide_writer": [{ userId: "none", decision: "lift" }, editors("reviewer", 404)],
  "referrals-list_reviews": [null, editors("reviewer", 200)],
  "referrals-decide_review": [{ referralId: "none", decision: "pay" }, editors("reviewer", 404)],
  "studio-list_tiles": [{}, editors("writer", 200)],
  "studio-create_tile": [{ title: "Tile {new}" }, editors("writer", 200)],
  // None of them is there.
  "studio-get_tile": [{ id: "none" }, editors("writer", 404)],
  "studio-duplicate_tile": [{ id: "none" }, editors("writer", 404)],
  "studio-save_tile": [{ id: "none", base: 1, draft: emptyDraft }, editors("writer", 404)],
  "studio-check_tile": [{ id: "none", draft: emptyDraft }, editors("writer", 404)],
  "studio-take_over_tile": [{ id: "none" }, editors("writer", 404)],
  "studio-submit_tile": [{ id: "none", base: 1 }, editors("writer", 404)],
  "studio-return_tile": [{ id: "none", base: 1 }, editors("writer", 404)],
  "studio-publish_tile": [{ id: "none", base: 1 }, editors("writer", 404)],
  "studio-unschedule": [{ id: "none" }, editors("writer", 404)],
  "studio-archive_tile": [{ id: "none" }, editors("writer", 404)],
  "studio-unarchive_tile": [{ id: "none" }, editors("writer", 404)],
  "studio-rename": [{ id: "none", slug: "other" }, editors("writer", 404)],
  "studio-add_entry": [{ id: "none", date: "2026-01-01", heading: "It is", text: "So." }, editors("writer", 404)],
  "studio-list_revisions": [{ id: "none" }, editors("writer", 404)],
  "studio-get_revision": [{ id: "none", number: 1 }, editors("writer", 404)],
  "studio-restore_revision": [{ id: "none", number: 1, base: 1 }, editors("writer", 404)],
  "studio-touch": [{ id: "none" }, editors("writer", 404)],
  "studio-get_categories": [{}, editors("writer", 200)],
  "studio-save_categories": [
    { base: 0, categories: [{ slug: "one", title: "One", emoji: "", hue: 0 }] },
    editors("writer", 400),
  ],
  "studio-get_brand": [{}, editors("owner", 200)],
  "studio-save_brand": [{ base: 0, brand: emptyBrand }, editors("owner", 400)],
  "studio-list_pages": [{}, editors("owner", 200)],
  "studio-get_page": [{ slug: "none" }, editors("owner", 404)],
  "studio-save_page": [{ slug: "none", base: 0, page: emptyPage }, editors("owner", 404)],
  "studio-preview_page": [{ slug: "none", page: emptyPage }, editors("owner", 404)],
  "studio-take_over_file": [{ file: "none" }, editors("writer", 404)],
  "studio-return_file": [{ file: "none", base: 0 }, editors("writer", 404)],
  "studio-list_game_days": [{}, editors("writer", 200)],
  // Long over.
  "studio-show_game_day": [{ day: "2026-01-01", game: "WURD" }, editors("writer", 400)],
  "studio-check_game_days": [{}, editors("writer", 200)],
  "studio-find_game_questions": [{ day: "2026-01-01", search: "" }, editors("writer", 200)],
  "studio-set_game_day": [
    { base: 0, day: "2026-01-01", choice: { game: "WURD", word: "start", line: "" }, mayRepeat: true },
    editors("writer", 400),
  ],
  "studio-clear_game_day": [{ base: 0, day: "2026-01-01", game: "WURD" }, editors("writer", 400)],
  "studio-get_posts": [{}, editors("writer", 200)],
  "studio-save_posts": [{ base: 0, posts: [emptyPost] }, editors("writer", 200)],
  "studio-preview_post": [{ post: emptyPost }, editors("writer", 200)],
  "studio-get_featured": [{}, editors("writer", 200)],
  "studio-save_featured": [
    { base: 0, featured: [{ item: "nothing", from: "", until: "", isOff: false }] },
    editors("writer", 200),
  ],
  "insights-get_overview": [{ from: "2026-01-01", until: "2026-01-07" }, editors("editor", 200)],
  "insights-list_tiles": [{ from: "2026-01-01", until: "2026-01-07" }, editors("editor", 200)],
  "insights-get_tile": [{ tileId: "none", from: "2026-01-01", until: "2026-01-07" }, editors("editor", 404)],
  "insights-list_categories": [{ from: "2026-01-01", until: "2026-01-07" }, editors("editor", 200)],
  "insights-get_people": [{ from: "2026-01-01", until: "2026-01-07" }, editors("editor", 200)],
  "insights-get_games": [{ from: "2026-01-01", until: "2026-01-07" }, editors("editor", 200)],
  "insights-get_points": [{ from: "2026-01-01", until: "2026-01-07" }, editors("editor", 200)],
  "analytics-log_events": [
    {
      installation,
      events: [
        {
          id: installation,
          name: "screen_view",
          params: { screen: "home" },
          platform: "web",
          isNative: false,
          at: "2020-01-01T00:00:00.000Z",
        },
      ],
    },
    told(200),
  ],
  "forms-send_answers": [{ form: "feedback", answers: { topic: "idea", text: "More moons" } }, told(200)],
  "notifications-register_device": [{ instance: "phone", platform: "ios" }, signedIn(200)],
  // Nothing is sent by this server, as it is tested.
  "notifications-get_settings": [null, signedIn(400)],
  "notifications-add_subscription": [anySubscription, signedIn(400)],
  // No service of phones without the operator's keys.
  "notifications-add_token": [{ service: "fcm", token: "a", zone: "UTC" }, signedIn(400)],
  "notifications-remove_subscription": [{}, signedIn(200)],
  "notifications-save_settings": [{ todayHour: 7, zone: "UTC" }, signedIn(200)],
  "notifications-follow_stories": [{ tileIds: [] }, signedIn(200)],
}

/** The payload of each of better-auth's open routes, and its statuses. */
const auth: Readonly<Record<string, [body: unknown, statuses: Statuses]>> = {
  "/email-otp/send-verification-otp": [{ email: "{new}@example.com", type: "sign-in" }, told(200)],
  "/sign-in/email-otp": [{ email: "someone@example.com", otp: "000000" }, told(400)],
  "/sign-in/social": [{ provider: "google" }, told(404)],
  "/callback/google": [undefined, told(302)],
  "/callback/apple": [{}, told(302)],
  "/get-session": [undefined, told(200)],
  "/sign-out": [{}, open(200)],
  "/revoke-sessions": [{}, signedIn(200)],
  "/revoke-other-sessions": [{}, signedIn(200)],
  "/passkey/generate-register-options": [undefined, signedIn(200)],
  "/passkey/verify-registration": [{ response: {} }, signedIn(400)],
  "/passkey/generate-authenticate-options": [undefined, told(200)],
  "/passkey/verify-authentication": [{ response: {} }, told(400)],
  "/passkey/list-user-passkeys": [undefined, signedIn(200)],
  "/passkey/update-passkey": [{ id: "none", name: "Key" }, signedIn(400)],
  "/passkey/delete-passkey": [{ id: "none" }, signedIn(400)],
}

const documents: readonly SafetyRow[] = [
  { route: "users/*/", path: "/documents/users/{id}", statuses: own(200) },
  { route: "users/*/likes", path: "/documents/users/{id}/likes", statuses: own(200) },
  { route: "users/*/tileTaps", path: "/documents/users/{id}/tileTaps?tileId=a", statuses: own(200) },
  { route: "users/*/tileStates", path: "/documents/users/{id}/tileStates?ids=a", statuses: own(200) },
  { route: "users/*/novelty", path: "/documents/users/{id}/novelty", statuses: own(200) },
  { route: "users/*/learned", path: "/documents/users/{id}/learned?zone=UTC", statuses: own(200) },
  { route: "users/*/yearInReview", path: "/documents/users/{id}/yearInReview?zone=UTC", statuses: own(200) },
  { route: "users/*/places", path: "/documents/users/{id}/places", statuses: own(200) },
  { route: "users/*/lessWishes", path: "/documents/users/{id}/lessWishes", statuses: own(200) },
  { route: "users/*/thoughts", path: "/documents/users/{id}/thoughts", statuses: own(200) },
  { route: "users/*/tutorials", path: "/documents/users/{id}/tutorials", statuses: own(200) },
  { route: "users/*/", path: "/documents/users/{id}/anything", statuses: own(404) },
  { route: "tiles", path: "/documents/tiles?ids=a", statuses: told(200) },
  { route: "tiles/*", path: "/documents/tiles/a/thoughts", statuses: told(200) },
  { route: "thoughts/*", path: `/documents/thoughts/${noThought}`, statuses: told(200) },
  { route: "tileCounts", path: "/documents/tileCounts?ids=a", statuses: told(200) },
  { route: "guessHistograms", path: "/documents/guessHistograms?questionId=a.b", statuses: told(404) },
  { route: "feedCards", path: "/documents/feedCards", statuses: told(200) },
  { route: "categories", path: "/documents/categories", statuses: told(200) },
].map((row) => ({ ...row, method: "GET" }))

const others: readonly SafetyRow[] = [
  {
    route: "/:project/:region{[a-z]+-[a-z]+[0-9]+}/:name",
    method: "POST",
    path: "/demo/us-central1/users-create_user",
    body: { data: null },
    statuses: signedIn(200),
  },
  { route: "/auth/*", method: "GET", path: "/auth/methods", statuses: open(200) },
  { route: "/auth/*", method: "GET", path: "/auth/devices", statuses: signedIn(200) },
  { route: "/auth/*", method: "POST", path: "/auth/devices/revoke", body: { id: "none" }, statuses: signedIn(200) },
  { route: "/auth/*", method: "GET", path: "/auth/list-sessions", statuses: open(404) },
  { route: "/people/*", method: "GET", path: "/people/{id}/00000000000000000000.webp", statuses: open(404) },
  { route: "/points/statement.csv", method: "GET", path: "/points/statement.csv", statuses: signedIn(200) },
  { route: "/schemas/confetti-export.json", method: "GET", path: "/schemas/confetti-export.json", statuses: open(200) },
  {
    route: "/1/*",
    method: "POST",
    path: "/1/indexes/*/queries",
    body: { requests: [{ indexName: "tiles", userToken: "{id}" }] },
    statuses: told(200),
  },
  {
    route: "/1/*",
    method: "POST",
    path: "/1/indexes/tiles/query",
    body: { userToken: "{id}" },
    statuses: told(200),
  },
  { route: "/1/*", method: "GET", path: "/1/indexes/tiles/one", statuses: open(404) },
  {
    route: "/:name{[a-z]+-[a-z_]+}",
    method: "POST",
    path: "/users-create_user",
    body: { data: null },
    statuses: signedIn(200),
  },
  // Only our own pages, by their browser's word.
  { route: "/app-check", method: "POST", path: "/app-check", body: {}, statuses: open(403) },
  { route: "/media/:file{(?!u/).*}", method: "GET", path: "/media/none.avif", statuses: open(404) },
  { route: "/media/u/*", method: "GET", path: "/media/u/none.avif", statuses: open(404) },
  {
    route: "/media/u/*",
    method: "GET",
    path: "/media/u/00000000000000000000000000000000-photo-480.avif",
    statuses: open(410),
  },
  { route: "/uploads/*", method: "HEAD", path: `/uploads/${noThought}-1`, statuses: signedIn(404) },
  { route: "/uploads/*", method: "PATCH", path: `/uploads/${noThought}-1`, statuses: signedIn(404) },
  { route: "/studio/pictures", method: "POST", path: "/studio/pictures", body: {}, statuses: editors("editor", 400) },
  {
    route: "/studio/pictures/:file",
    method: "GET",
    path: "/studio/pictures/none.png",
    statuses: editors("editor", 404),
  },
  // Before anything is read: a made-up film is no film.
  { route: "/studio/films", method: "POST", path: "/studio/films", body: {}, statuses: editors("writer", 400) },
  { route: "/studio/films/:file", method: "GET", path: "/studio/films/none.mp4", statuses: editors("writer", 404) },
  {
    route: "/studio/films/:file/captions",
    method: "PUT",
    path: "/studio/films/none.mp4/captions",
    body: {},
    statuses: editors("writer", 404),
  },
  { route: "/studio/previews", method: "GET", path: "/studio/previews?output=none", statuses: editors("writer", 404) },
  { route: "/share/*", method: "GET", path: "/share/wurd/2026-01-01/e00.jpg", statuses: open(200) },
  { route: "/emulator/changes", method: "GET", path: "/emulator/changes", statuses: open(200) },
  { route: "/emulator/mail", method: "GET", path: "/emulator/mail", statuses: open(200) },
  { route: "/errors", method: "POST", path: "/errors", body: {}, statuses: open(400) },
  { route: "/errors/settings", method: "GET", path: "/errors/settings", statuses: open(200) },
  { route: "/docs/api", method: "GET", path: "/docs/api", statuses: open(200) },
  { route: "/docs/api/openapi.json", method: "GET", path: "/docs/api/openapi.json", statuses: open(200) },
  { route: "/healthz", method: "GET", path: "/healthz", statuses: open(200) },
  { route: "/readyz", method: "GET", path: "/readyz", statuses: open(200) },
  { route: "/metrics", method: "GET", path: "/metrics", statuses: open(403) },
  { route: "/sitemap.xml", method: "GET", path: "/sitemap.xml", statuses: open(200) },
  { route: "/feed.xml", method: "GET", path: "/feed.xml", statuses: open(200) },
  { route: "/manifest.webmanifest", method: "GET", path: "/manifest.webmanifest", statuses: open(200) },
  { route: "/share-target", method: "GET", path: "/share-target?text=a", statuses: open(303) },
  // No app is named there until the settings name one.
  ...["/.well-known/apple-app-site-association", "/.well-known/assetlinks.json"].map((path) => {
    return { route: path, method: "GET", path, statuses: open(404) }
  }),
  { route: "/robots.txt", method: "GET", path: "/robots.txt", statuses: open(200) },
  { route: "pages", method: "GET", path: "/", statuses: open(200) },
  { route: "pages", method: "GET", path: "/me", statuses: open(200) },
  { route: "pages", method: "GET", path: "/settings", statuses: open(200) },
  // The empty app: what is behind it is the callables' to say.
  { route: "pages", method: "GET", path: "/studio", statuses: open(200) },
  { route: "pages", method: "GET", path: "/studio/people", statuses: open(200) },
  { route: "pages", method: "GET", path: "/_app", statuses: open(200) },
  { route: "pages", method: "GET", path: "/tiles/none", statuses: open(404) },
  { route: "pages", method: "POST", path: "/me", body: {}, statuses: open(405) },
]

/** Every request of the table. A route of the server that has none here fails the test. */
export const safetyRows: readonly SafetyRow[] = [
  ...Object.entries(callables).map(([name, [data, statuses]]) => ({
    route: name,
    method: "POST",
    path: `/functions/${name}`,
    body: { data },
    statuses,
  })),
  {
    route: "/functions/*",
    method: "POST",
    path: "/functions/users-nothing",
    body: { data: null },
    statuses: open(404),
  },
  ...documents,
  { route: "/documents/*", method: "GET", path: "/documents/nothing", statuses: open(404) },
  ...Object.entries(openRoutes).map(([path, method]) => authRow(path, method)),
  ...others,
]

function authRow(path: string, method: string): SafetyRow {
  const known = auth[path]
  if (!known) throw new Error(`what is ${path} to answer?`)
  const [body, statuses] = known
  return { route: "/auth/*", method, path: `/auth${path}`, ...(method === "POST" ? { body } : {}), statuses }
}

/** Puts the id of `self` where a row says `{id}`, and something nobody had before where it says `{new}`. */
export function filledIn(text: string, self: Account): string {
  return text.replaceAll("{id}", self.userId).replaceAll("{new}", randomUUID())
}
