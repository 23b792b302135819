import { gzipSync } from "node:zlib"
import { valueOf } from "./from-schema.ts"
import type { FuzzRoute } from "./fuzz-routes.ts"
import { oddText, oddValue } from "./odd-values.ts"
import type { KnownValues } from "./known-values.ts"
import type { Random } from "./random.ts"

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

/** A caller of requests. */
export type Asker = { userId: string; headers: Record<string, string> }

/** The callers and values that requests are made from. */
export type Cast = { askers: readonly Asker[]; known: KnownValues }

/** A request to this route, valid about half the time. */
export function fuzzRequest(route: FuzzRoute, random: Random, { askers, known }: Cast): FuzzRequest {
  const asker = random.chance(0.85) ? random.pick(askers) : null
  const path = pathOf(route, random, asker, known)
  const method = random.chance(0.03) ? random.pick(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]) : route.method
  const hasBody = method !== "GET" && method !== "HEAD" && route.body !== undefined
  return {
    method,
    path,
    headers: { ...asker?.headers, ...headersOf(random) },
    body: hasBody ? bodyOf(route, random, known) : null,
  }
}

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())

function pathOf({ path, query }: FuzzRoute, random: Random, asker: Asker | null, known: KnownValues): string {
  const ids = path.includes("/thoughts/{id}")
    ? known["thoughtId"]
    : path.includes("/tiles/{id}")
      ? known["tileId"]
      : null
  const filled = path
    .replaceAll("{id}", () =>
      random.chance(0.2) ? escaped(oddText(random)) : (ids && random.pick(ids)) || (asker?.userId ?? "nobody"),
    )
    .replaceAll("{text}", () =>
      random.chance(0.5) ? escaped(oddText(random)) : random.pick(["moon", "%", "%c3%28", "a/b"]),
    )
  const fields = Object.entries(query)
    .filter(() => random.chance(0.7))
    .map(
      ([name, schema]) =>
        `${name}=${escaped(asText(valueOf(schema, name, { random, oddness: 0.05, known })).slice(0, 4000))}`,
    )
  if (random.chance(0.08)) fields.push(random.pick(["=", "&&", "%", "a=%ff", "__proto__=1", "x", fields[0] ?? "t=1"]))
  return fields.length > 0 ? `${filled}?${fields.join("&")}` : filled
}

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  const set = (name: string, share: number, values: readonly string[]): void => {
    if (random.chance(share)) headers[name] = random.pick(values)
  }
  set("idempotency-key", 0.3, [
    ...Array.from({ length: 12 }, () => `k${random.below(1e9)}`),
    "k",
    "k2",
    "",
    "a b",
    "x".repeat(300),
  ])
  set("firebase-instance-id-token", 0.2, ["phone", `phone-${random.below(1000)}`, "x".repeat(1024), "a b"])
  set("x-firebase-appcheck", 0.1, ["token", "a.b.c", ""])
  set("x-confetti-device", 0.2, ["d".repeat(20), "!", ""])
  set("accept", 0.3, ["text/event-stream", "text/html", "application/json", "*/*", ";;,"])
  set("accept-encoding", 0.2, ["gzip", "br;q=x", "gzip;q=0", "*"])
  set("content-type", 0.8, ["application/json"])
  set("content-type", 0.15, [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ])
  set("origin", 0.1, ["https://elsewhere.example", "null", "http://["])
  set("if-none-match", 0.1, ["*", 'W/"a"', ",,,"])
  set("range", 0.05, ["bytes=0-1", "bytes=9-1", "bytes=-99999999999999999999", "x"])
  set("authorization", 0.05, ["Bearer", "Basic YTpi", "Bearer x.y", "bearer  "])
  set("cookie", 0.1, [
    "cf_place=home:%00; cf_look=%",
    "confetti.session_token=%00.x",
    "cf_place=" + "x:y,".repeat(200),
    "=;;=",
    "cf_look=text:150",
  ])
  set("host", 0.05, ["9007199254740992", "a.b.c:99999", "[::1", "localhost", "xn--"])
  set("x-forwarded-for", 0.05, ["1.2.3.4", "::", "x"])
  set("user-agent", 0.05, ["", "Mozilla/5.0 (iPhone)", "x".repeat(2000)])
  return headers
}

function bodyOf({ path, body = {} }: FuzzRoute, random: Random, known: KnownValues): Buffer {
  const value = valueOf(body, "", { random, oddness: random.pick([0, 0, 0.03, 0.15]), known })
  const json =
    JSON.stringify(path.startsWith("/functions/") && random.chance(0.03) ? { data: oddValue(random) } : value) ?? ""
  if (random.chance(0.88)) return Buffer.from(json)
  return random.pick<() => Buffer>([
    () => Buffer.alloc(0),
    () => Buffer.from(json.slice(0, random.below(json.length + 1))),
    () => Buffer.from(`\uFEFF${json}`),
    () => Buffer.from(json, "utf16le"),
    () => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0])]),
    () => gzipSync(json),
    () => Buffer.from(`data=${escaped(oddText(random))}&state=%00`),
    () => Buffer.from(json.replace("{", '{"data":1,"data":2,')),
    () => Buffer.from(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
    () => Buffer.from(`{"data":"${"x".repeat(random.pick([60_000, 70_000]))}"}`),
    () => Buffer.from('{"data":"\\ud800\\u0000"}'),
    () => Buffer.from(asText(oddValue(random))),
  ])()
}
