import { lessScopes } from "@confetti/domain/feed/less-preference"
import { forms } from "@confetti/domain/form-questions"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { z } from "zod"
import { callable } from "./callable.ts"
import { deviceInfo } from "./device-info.ts"
import { mostViewPart, mostViewSeconds } from "./limits.ts"
import { platform } from "./platform.ts"

/** Ids of tiles and categories. They contain a letter, so that a phone number is invalid. */
const id = z.string().regex(/^(?=.*[a-z])[a-z0-9-]{1,80}$/, "must be an id or a slug")
const none = z.strictObject({})
const tile = z.strictObject({ tileId: id })

const shownScreens = ["home", "tile", "search", "me", "games", "settings", "page", "missing"] as const

/**
 * All analytics events by name, with their fields. No field can hold an email address, a phone number or typed text: only ids, counts, and
 * fixed words.
 */
export const eventCatalogue = {
  screen_view: z.strictObject({
    screen: z.enum(shownScreens),
    /** The source of its tiles: `category` with a topic, `search` with words. */
    source: z.enum(["category", "search"]).optional(),
    topic: id.optional(),
  }),
  create_account: none,
  subscribe_email: none,
  subscribe_sms: none,
  sign_in: z.strictObject({ method: z.enum(["code", "passkey", "apple", "google"]) }),
  sign_out: none,
  passkey_added: none,
  invite_shared: z.strictObject({ way: z.enum(["share", "copy"]) }),
  open_tile: z.strictObject({ tileId: id, section: z.enum(["homefeed", "me", "search"]) }),
  like_tile: tile,
  unlike_tile: tile,
  share_tile: tile,
  /** A tile was visible: for how long, up to which part of its strip (0 is the cover), and whether that was the whole. */
  view_tile: z.strictObject({
    tileId: id,
    seconds: z.int().min(0).max(mostViewSeconds),
    part: z.int().min(0).max(mostViewPart),
    isFinished: z.boolean(),
  }),
  show_less: z.strictObject({ scope: z.enum(lessScopes), subject: id }),
  finish_game: z.strictObject({
    game: z.enum(gameKinds),
    outcome: z.enum(["won", "lost", "done"]),
    isPractice: z.boolean(),
  }),
  form_sent: z.strictObject({ form: z.enum(forms) }),
} as const satisfies Record<string, z.ZodType>

export type EventName = keyof typeof eventCatalogue

export type EventParams = { [Name in EventName]: z.input<(typeof eventCatalogue)[Name]> }

/** Events also sent to the native apps' analytics. */
export const nativeEvents = ["create_account", "subscribe_email", "subscribe_sms"] as const satisfies EventName[]

export type NativeEventName = (typeof nativeEvents)[number]

function isEventName(name: string): name is EventName {
  return Object.hasOwn(eventCatalogue, name)
}

export const sentEvent = z
  .strictObject({
    /** Made on the device. A repeated event counts once. */
    id: z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits"),
    name: z.string().max(40).refine(isEventName, "is not in the catalogue of events"),
    params: z.record(z.string().max(40), z.unknown()),
    at: z.iso.datetime(),
    platform,
    device: deviceInfo.optional(),
    /** Also sent to native analytics. */
    isNative: z.boolean().default(false),
  })
  .superRefine((event, context) => {
    if (!isEventName(event.name)) return
    const params = eventCatalogue[event.name].safeParse(event.params)
    for (const { path, message } of params.error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["params", ...path], message })
    if (event.isNative && !nativeEvents.some((name) => name === event.name))
      context.addIssue({ code: "custom", path: ["isNative"], message: "is not an event of native analytics" })
  })

export type SentEvent = z.input<typeof sentEvent>

export const mostEventsAtOnce = 50

export const logEvents = callable({
  name: "analytics-log_events",
  kind: "write",
  access: "anyone",
  about:
    "Logs events of the app's use: at most 50, from the catalogue below. A repeated event id counts once. `stored` is the number of new events.",
  input: z.strictObject({
    /** The installation of a guest. It identifies nobody. */
    installation: z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits"),
    events: z.array(sentEvent).min(1).max(mostEventsAtOnce),
  }),
  output: z.strictObject({ stored: z.number().int() }),
})

export type EventBatch = z.input<typeof logEvents.input>
