import { randomBytes, randomUUID } from "node:crypto"
import { mostEventsAtOnce } from "@confetti/contract/events"
import { mostTodayDays } from "@confetti/contract/limits"
import { day } from "@confetti/domain/durations"
import sharp from "sharp"
import { jpegOfScans } from "../../../apps/server/test/hostile-files.ts"

export type HostileRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** A kind of request that costs a server more than its sender: given its count so far, returns the next, or a few in turn. */
type Kind = (round: number) => HostileRequest[]

/** Everything costly that one account can send, by name. What is large is made once, before anybody is measured. */
export async function hostileRequests(): Promise<Record<string, Kind>> {
  const flat = sharp({ create: { width: 6300, height: 6300, channels: 3, background: "#777" } })
  const longScans = await jpegOfScans(90, flat)
  const refusedScans = await jpegOfScans(20_000, flat)
  const portraits = [longScans, refusedScans].map((jpeg) =>
    data({ picture: `data:image/jpeg;base64,${jpeg.toString("base64")}` }),
  )
  const words = "moon river candle penguin ladder orchard violin harbour lantern meadow copper thimble"
  const queries = JSON.stringify({
    requests: Array.from({ length: 10 }, () => ({ indexName: "tiles", query: words, params: "hitsPerPage=100" })),
  })
  const nested = `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`
  const marked = "<b>🎉&lt;".repeat(60)

  return {
    "portraits of many scans": (round) => [callable("users-update_profile", portraits[round % 2] ?? "")],
    "days of the past": (round) => [
      callable("today-open_day", data({ zone: "UTC", guest: { doneDays: daysBefore(round), today: null } })),
    ],
    "photos of many scans, tried again": () => uploadOf(longScans),
    events: () => [callable("analytics-log_events", data({ installation: hex(16), events: someEvents() }))],
    "answers to keep": () => [callable("users-reset_feed", data(null))],
    "the feed worked out anew": () => [callable("users-calculate_eligible_tiles", data(null))],
    "everything of a person": () => [callable("users-export_data", data(null)), { path: "/points/statement.csv" }],
    searches: () => [{ path: "/1/indexes/*/queries", method: "POST", body: queries }],
    "pages of no list": () => [
      { path: "/documents/tiles/a/thoughts?tab=USER_TAKES&before=8640000000000001_x" },
      callable("points-list_entries", data({ before: 1, limit: 100 })),
    ],
    "games of new installations": () => [
      callable("games-start_game", data({ game: "QUIZ_ME", zone: "Pacific/Kiritimati", installation: hex(16) })),
      callable("games-get_stats", data({ zone: "Pacific/Kiritimati", installation: hex(16) })),
    ],
    "codes and wrong codes": (round) => [
      auth("email-otp/send-verification-otp", { email: `nobody-${round}@confetti.test`, type: "sign-in" }),
      auth("sign-in/email-otp", { email: "nobody-0@confetti.test", otp: "00000000" }),
    ],
    "feedback and thoughts": (round) => [
      callable("forms-send_answers", data({ form: "feedback", answers: { topic: "idea", text: marked } })),
      callable("thoughts-create_thought", data({ thoughtId: randomUUID(), tileId: "a", text: `${round} ${marked}` })),
    ],
    "deep and wrong bodies": () => [
      callable("likes-like_tile", nested),
      callable("likes-like_tile", Buffer.alloc(1_000_000, "[")),
      callable("studio-preview_page", data({ body: "- ".repeat(20_000) })),
    ],
    "odd addresses": (round) => [
      { path: `/media/${"..%2f".repeat(20)}etc/passwd` },
      { path: `/tiles/${"%F0%9F%98%80".repeat(100)}${round}` },
      { path: `/?q=${"a".repeat(7000)}&t=${round}` },
    ],
  }
}

const data = (given: unknown): string => JSON.stringify({ data: given })
const hex = (bytes: number): string => randomBytes(bytes).toString("hex")

function callable(name: string, body: string | Buffer, headers: Record<string, string> = {}): HostileRequest {
  return {
    path: `/functions/${name}`,
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers },
    body,
  }
}

function auth(path: string, body: object): HostileRequest {
  return {
    path: `/auth/${path}`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }
}

/** As many days as are taken at once, of another century each time. */
function daysBefore(round: number): string[] {
  const last = Date.UTC(2020 - 2 * (round % 900), 0)
  return Array.from({ length: mostTodayDays }, (_, at) => new Date(last - at * day).toISOString().slice(0, 10))
}

function someEvents(): object[] {
  const at = new Date().toISOString()
  return Array.from({ length: mostEventsAtOnce }, () => ({
    id: hex(16),
    name: "screen_view",
    params: { screen: "home" },
    at,
    platform: "web",
  }))
}

/** A photo that is announced, sent, and asked to be tried again. */
function uploadOf(bytes: Buffer): HostileRequest[] {
  const uploadId = randomUUID()
  return [
    callable("uploads-create_upload", data({ uploadId, kind: "photo", size: bytes.length })),
    {
      path: `/uploads/${uploadId}-1`,
      method: "PATCH",
      headers: {
        "content-type": "application/offset+octet-stream",
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
      },
      body: bytes,
    },
    callable("uploads-retry_upload", data({ uploadId })),
  ]
}
