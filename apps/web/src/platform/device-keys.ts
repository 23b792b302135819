type DeviceKey = {
  /** A final `*` matches anything: a key for each feed, form or pending change. */
  key: string
  store: "local" | "session" | "cookie" | "database" | "cache"
  owner: "person" | "device"
}

/**
 * All keys stored in a browser. Each is read in one module with a guard; an unlisted key does not compile. The list itself is loaded only
 * on leaving.
 */
export const deviceKeys = [
  { key: "cf_user", store: "local", owner: "person" },
  { key: "cf_user_tutorials", store: "local", owner: "person" },
  { key: "cf_user_form_*", store: "local", owner: "person" },
  { key: "cf_feed_*", store: "local", owner: "person" },
  { key: "cf_searches", store: "local", owner: "person" },
  { key: "cf_likes", store: "local", owner: "person" },
  { key: "cf_likes_of", store: "local", owner: "person" },
  { key: "cf_outbox_*", store: "local", owner: "person" },
  { key: "cf_claims", store: "local", owner: "person" },
  { key: "cf_points_seen", store: "local", owner: "person" },
  { key: "cf_strips", store: "local", owner: "person" },
  { key: "cf_less", store: "local", owner: "person" },
  { key: "cf_taste", store: "local", owner: "person" },
  { key: "cf_novelty", store: "local", owner: "person" },
  { key: "cf_guesses", store: "local", owner: "person" },
  { key: "cf_recall", store: "local", owner: "person" },
  { key: "cf_play_*", store: "local", owner: "person" },
  { key: "cf_turns_*", store: "local", owner: "person" },
  { key: "cf_games_today", store: "local", owner: "person" },
  { key: "cf_today", store: "local", owner: "person" },
  { key: "cf_today_next", store: "local", owner: "person" },
  { key: "cf_thoughts", store: "local", owner: "person" },
  { key: "cf_thought_*", store: "local", owner: "person" },
  { key: "cf_join", store: "session", owner: "person" },
  { key: "cf_order_draft", store: "session", owner: "person" },
  // An invitation's link to the studio, until signing in.
  { key: "cf_editor_token", store: "session", owner: "person" },
  { key: "cf_places", store: "session", owner: "person" },
  { key: "cf_place", store: "cookie", owner: "person" },
  { key: "cf_placed", store: "cookie", owner: "person" },
  // A shared link, until it becomes a draft.
  { key: "cf_shared", store: "cookie", owner: "person" },
  // Photos and clips not uploaded yet (see `files/`).
  { key: "cf_files", store: "database", owner: "person" },
  // The service worker's cache by path (see `offline.ts`).
  { key: "/documents/users/*", store: "cache", owner: "person" },
  // Downloads have their own caches and are deleted whole, as they may contain private tiles (see `saved-caches.ts`).
  { key: "/documents/saved", store: "cache", owner: "person" },
  // So do the last tiles of each feed (see `feed-caches.ts`).
  { key: "/documents/kept-feed", store: "cache", owner: "person" },
  { key: "/*", store: "cache", owner: "device" },
  // Follows and display settings belong to the device.
  { key: "cf_follows", store: "local", owner: "device" },
  // Asked once on a device.
  { key: "cf_asked", store: "local", owner: "device" },
  { key: "cf_tutorials_seen", store: "local", owner: "device" },
  { key: "cf_referred_by_code", store: "local", owner: "device" },
  { key: "cf_device", store: "local", owner: "device" },
  { key: "cf_installation", store: "local", owner: "device" },
  // A phone's push token: the server forgets it when the person leaves.
  { key: "cf_push_token", store: "local", owner: "device" },
  { key: "cf_haptics", store: "local", owner: "device" },
  { key: "cf_games", store: "local", owner: "device" },
  { key: "cf_games_guest", store: "local", owner: "device" },
  { key: "cf_games_explained", store: "local", owner: "device" },
  { key: "cf_analytics_off", store: "local", owner: "device" },
  { key: "cf_listen", store: "local", owner: "device" },
  { key: "cf_entry", store: "session", owner: "device" },
  // The link that started a native app.
  { key: "cf_launch", store: "session", owner: "device" },
  { key: "cf_look", store: "cookie", owner: "device" },
  // Unsaved work of editors outlives their session: each copy names its owner and is shown to nobody else.
  { key: "cf_studio_drafts", store: "database", owner: "device" },
  // So do unsaved forms of the studio (see `unsaved-drafts.ts`).
  { key: "cf_studio_unsaved_*", store: "local", owner: "device" },
  // Events name their person: analytics deletes those on leaving, and keeps nobody's.
  { key: "cf_events", store: "database", owner: "device" },
] as const satisfies readonly DeviceKey[]

type Listed<Store> = Extract<(typeof deviceKeys)[number], { store: Store }>["key"]

export type KeyIn<Store extends DeviceKey["store"]> =
  Listed<Store> extends infer Key ? (Key extends `${infer Start}*` ? `${Start}${string}` : Key) : never

export function isPersons(store: DeviceKey["store"], key: string): boolean {
  return deviceKeys.some((each) => each.store === store && each.owner === "person" && isMeantBy(each.key, key))
}

function isMeantBy(listed: string, key: string): boolean {
  return listed.endsWith("*") ? key.startsWith(listed.slice(0, -1)) : key === listed
}
