type Kept = {
  /** A `*` at its end stands for anything: one key for each feed, form or change that waits. */
  key: string
  store: "local" | "session" | "cookie" | "database" | "cache"
  /** What is a `person`'s leaves with them, what is the `device`'s stays. */
  owner: "person" | "device"
}

/**
 * Everything this app keeps in a browser. Each key is read in one module, which parses its value with a guard; a key that is not
 * listed here does not compile there. Only leaving loads the list itself.
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
  // The link of an invitation to the studio, until whoever opened it has signed in.
  { key: "cf_editor_token", store: "session", owner: "person" },
  { key: "cf_places", store: "session", owner: "person" },
  { key: "cf_place", store: "cookie", owner: "person" },
  { key: "cf_placed", store: "cookie", owner: "person" },
  // A link that was shared to the app, until it is the draft of a thought.
  { key: "cf_shared", store: "cookie", owner: "person" },
  // Photos and clips that have not arrived yet (see `files/`).
  { key: "cf_files", store: "database", owner: "person" },
  // What the service worker keeps, by path (see `offline.ts`).
  { key: "/documents/users/*", store: "cache", owner: "person" },
  // In caches of their own, which go whole: what was saved for a journey may hold tiles that this person alone could read (see `saved-caches.ts`).
  { key: "/documents/saved", store: "cache", owner: "person" },
  // So do the last tiles of each feed (see `feed-caches.ts`).
  { key: "/documents/kept-feed", store: "cache", owner: "person" },
  { key: "/*", store: "cache", owner: "device" },
  // Follows are the device's own, and so is how it should look.
  { key: "cf_follows", store: "local", owner: "device" },
  // Asked once on a device, whoever is here.
  { key: "cf_asked", store: "local", owner: "device" },
  { key: "cf_tutorials_seen", store: "local", owner: "device" },
  { key: "cf_referred_by_code", store: "local", owner: "device" },
  { key: "cf_device", store: "local", owner: "device" },
  { key: "cf_installation", store: "local", owner: "device" },
  // Where a phone's own service reaches its app: it is the phone's, and goes as its person leaves.
  { key: "cf_push_token", store: "local", owner: "device" },
  { key: "cf_haptics", store: "local", owner: "device" },
  { key: "cf_games", store: "local", owner: "device" },
  { key: "cf_games_guest", store: "local", owner: "device" },
  { key: "cf_games_explained", store: "local", owner: "device" },
  { key: "cf_analytics_off", store: "local", owner: "device" },
  { key: "cf_listen", store: "local", owner: "device" },
  { key: "cf_entry", store: "session", owner: "device" },
  // The link that started a native shell.
  { key: "cf_launch", store: "session", owner: "device" },
  { key: "cf_look", store: "cookie", owner: "device" },
  // What an editor wrote and no server has yet outlives their session: each copy names whose it is, and is shown to nobody else.
  { key: "cf_studio_drafts", store: "database", owner: "device" },
  // So does what was typed into the brand, the categories, a page or an item of the shop (see `unsaved-drafts.ts`).
  { key: "cf_studio_unsaved_*", store: "local", owner: "device" },
  // Each event names whose it is: analytics drops a person's as they leave, and keeps nobody's.
  { key: "cf_events", store: "database", owner: "device" },
] as const satisfies readonly Kept[]

type Listed<Store> = Extract<(typeof deviceKeys)[number], { store: Store }>["key"]

export type KeyIn<Store extends Kept["store"]> =
  Listed<Store> extends infer Key ? (Key extends `${infer Start}*` ? `${Start}${string}` : Key) : never

export function isPersons(store: Kept["store"], key: string): boolean {
  return deviceKeys.some((each) => each.store === store && each.owner === "person" && isMeantBy(each.key, key))
}

function isMeantBy(listed: string, key: string): boolean {
  return listed.endsWith("*") ? key.startsWith(listed.slice(0, -1)) : key === listed
}
