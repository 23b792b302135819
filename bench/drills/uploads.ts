// npm run drill:uploads -- [--files 18] [--kills 6] [--at-once 3] [--seed 13]
// People send photos, and every sixth a clip, a few kilobytes at a time, each for a thought of its own, while the server is killed (SIGKILL)
// again and again: half of the times while bytes come, then while files are made. Whoever hears nothing asks again, as the app does. Then the clock goes past the
// leases of what died. Every file must wait for a reviewer, once, and be there for its author; in the store there must be what belongs to one,
// and nothing else. On the embedded database, and where DATABASE_URL names a PostgreSQL on one of the drill's own there.
import { randomUUID } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import type { Picture } from "@confetti/contract/picture"
import type { Thought } from "@confetti/contract/thoughts"
import type { Media, Upload } from "@confetti/contract/uploads"
import { defined } from "@confetti/domain/defined"
import { day, minute } from "@confetti/domain/durations"
import { processingLease, type UploadKind } from "@confetti/domain/uploads/upload-limits"
import { describeAudit, isSound, verifyData } from "../../apps/server/src/verify-data.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { seededRandom } from "../search/seeded-random.ts"
import { makeFiles } from "./make-files.ts"
import { type Place, type Player, seedPlayers } from "./seed-players.ts"
import { type DrillServer, endServer, startAhead } from "./start-ahead.ts"

const { values: options } = parseArgs({
  options: {
    files: { type: "string", default: "18" },
    kills: { type: "string", default: "6" },
    "at-once": { type: "string", default: "3" },
    seed: { type: "string", default: "13" },
  },
})
const [count, kills, atOnce] = [Number(options.files), Number(options.kills), Number(options["at-once"])]
if (!(count >= 1 && kills >= 0 && atOnce >= 1)) throw new Error("One file, and one at a time at least.")

const chunk = 16 * 1024
const mostPerPerson = 4

type Sending = { person: Player; uploadId: string; thoughtId: string; kind: UploadKind; bytes: Buffer }

type Outcome = {
  where: string
  killed: number
  seconds: number
  requests: number
  again: number
  waiting: number
  unseen: number
  missing: number
  left: number
  isSound: boolean
}

async function drill(where: string, place: Place): Promise<Outcome> {
  const beganAt = performance.now()
  const random = seededRandom(Number(options.seed))
  const { people } = await seedPlayers(place, {
    people: Math.ceil(count / mostPerPerson),
    installations: 0,
    now: Date.now() - 30 * day,
  })
  const files = await makeFiles(join(place.DATA_DIR, "sent"))
  const env = { CONTENT_DIR: join(place.DATA_DIR, "none"), THOUGHTS: "on", UPLOADS: "on", GAMES: "none" }
  let server: DrillServer = await startAhead(place, 0, env)
  let [requests, again] = [0, 0]

  /** Asks until there is an answer that is one. */
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    for (;;) {
      requests += 1
      try {
        const response = await fetch(server.url + path, init)
        if (response.status < 500 && response.status !== 429 && response.status !== 423) return response
        await response.arrayBuffer()
      } catch {
        // Killed under way.
      }
      again += 1
      await pause(100)
    }
  }
  const call = async <Result>(name: string, data: unknown, { headers }: Player): Promise<Result> => {
    const sent = { "content-type": "application/json", ...headers }
    const response = await ask(`/functions/${name}`, { method: "POST", headers: sent, body: JSON.stringify({ data }) })
    const { result, error } = (await response.json()) as { result: Result; error?: { details: { code: string } } }
    if (error) throw new Error(`${name}: ${error.details.code}`)
    return result
  }
  const tus = { "tus-resumable": "1.0.0" }

  async function send({ person, uploadId, thoughtId, kind, bytes }: Sending): Promise<void> {
    const { headers } = person
    const { address } = await call<Upload>("uploads-create_upload", { uploadId, kind, size: bytes.length }, person)
    const tileId = defined(tiles[Math.floor(random() * tiles.length)])
    await call<Thought>("thoughts-create_thought", { thoughtId, tileId, text: `About ${thoughtId}.`, uploadId }, person)
    for (;;) {
      const head = await ask(address, { method: "HEAD", headers: { ...tus, ...headers } })
      const offset = Number(head.headers.get("upload-offset"))
      if (head.status !== 200 || offset >= bytes.length) return
      const body = new Uint8Array(bytes.subarray(offset, offset + chunk))
      const type = { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) }
      const patched = ask(address, { method: "PATCH", headers: { ...tus, ...headers, ...type }, body })
      chunks += 1
      if (chunks % chunksAKill === 0 && killed < killsOfSending) void kill()
      await patched
    }
  }

  const feed = await call<string[]>("users-get_home_feed", null, defined(people[0]))
  const tiles = feed.slice(0, 20)
  const sendings = Array.from({ length: count }, (_, at): Sending => {
    const kind = at % 6 === 5 ? "clip" : "photo"
    const person = defined(people[at % people.length])
    return { person, uploadId: randomUUID(), thoughtId: randomUUID(), kind, bytes: files[kind] }
  })

  const killsOfSending = Math.ceil(kills / 2)
  const chunksInAll = sum(sendings.map(({ bytes }) => Math.ceil(bytes.length / chunk)))
  const chunksAKill = Math.max(1, Math.floor(chunksInAll / (killsOfSending + 1)))
  let chunks = 0
  let killed = 0
  let killing = Promise.resolve()
  /** Kills the server with whatever is under way, and starts another. One after the other. */
  const kill = (aheadMs = 0): Promise<void> => {
    killed += 1
    const restart = async (before: Promise<void>): Promise<void> => {
      await before
      await endServer(server, "SIGKILL")
      server = await startAhead(place, aheadMs, env)
    }
    killing = restart(killing)
    return killing
  }

  let next = 0
  const sendNext = async (): Promise<void> => {
    for (let at = next++; at < sendings.length; at = next++) await send(defined(sendings[at]))
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
  await killing
  const states = async (): Promise<Thought[]> => {
    const pages = await Promise.all(
      people.map(async ({ userId, headers }) => {
        const response = await ask(`/documents/users/${userId}/thoughts`, { headers })
        const { documents } = (await response.json()) as { documents: { thoughts: { thought: Thought }[] }[] }
        return documents.flatMap(({ thoughts }) => thoughts.map(({ thought }) => thought))
      }),
    )
    return pages.flat()
  }
  const isOver = ({ upload }: Thought): boolean => upload?.state !== "uploading" && upload?.state !== "processing"
  while (killed < kills && !(await states()).every(isOver)) {
    await pause(random() * 1500)
    await kill()
  }
  const killedInAll = killed
  // Whatever died with its lease is taken up after it, by a scheduled job.
  await kill(processingLease + minute)
  let all = await states()
  for (const until = Date.now() + 10 * minute; !all.every(isOver) && Date.now() < until; all = await states())
    await pause(1000)

  let unseen = 0
  for (const { person, thoughtId } of sendings) {
    const media = all.find(({ id }) => id === thoughtId)?.media
    const address =
      media?.kind === "clip"
        ? media.sources[0]?.src
        : media && `/media/${media.picture.id}-${media.picture.widths[0]}.avif`
    const response = address ? await ask(address, { headers: person.headers }) : null
    if (response?.status !== 200) unseen += 1
    await response?.arrayBuffer()
  }
  // Files that killed workers put into the store are deleted a day later.
  await endServer(server, "SIGTERM")
  server = await startAhead(place, 2 * day, env)
  const kept = new Set(all.flatMap(({ media }) => (media ? filesOf(media) : [])))
  let store = storeOf(place)
  for (
    const until = Date.now() + 3 * minute;
    store.some((name) => !kept.has(name)) && Date.now() < until;
    store = storeOf(place)
  )
    await pause(1000)
  await endServer(server, "SIGTERM")
  const database = await openDatabase(place)
  const verdict = await verifyData(database.db)
  await database.close()
  if (!isSound(verdict)) for (const line of describeAudit(verdict)) console.log(line)
  return {
    where,
    killed: killedInAll,
    seconds: (performance.now() - beganAt) / 1000,
    requests,
    again,
    waiting: all.filter(({ upload }) => upload?.state === "needsReview").length,
    unseen,
    missing: [...kept].filter((name) => !store.includes(name)).length,
    left: store.filter((name) => !kept.has(name)).length,
    isSound: isSound(verdict),
  }
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

/** The files of a photo or clip, by their names in the store. */
function filesOf(media: Media): string[] {
  const ofPicture = ({ id, widths }: Picture): string[] =>
    widths.flatMap((width) => ["avif", "webp"].map((format) => `${id}-${width}.${format}`))
  const names =
    media.kind === "photo"
      ? ofPicture(media.picture)
      : [...ofPicture(media.poster), ...media.sources.map(({ src }) => src.replace("/media/", ""))]
  return names.map((name) => name.replace(/^u\//, "made/"))
}

/** Everything in the folder of uploads, but for what somebody works on. */
function storeOf({ DATA_DIR }: Place): string[] {
  return ["made", "originals"].flatMap((name) => {
    const folder = join(DATA_DIR, "uploads", name)
    return existsSync(folder) ? readdirSync(folder).map((file) => `${name}/${file}`) : []
  })
}

function print(outcome: Outcome): void {
  const { waiting, unseen, missing, left, requests, again } = outcome
  console.log(
    [
      `${outcome.where}: ${count} files, killed ${outcome.killed} times`,
      `${requests.toLocaleString("en")} requests in ${outcome.seconds.toFixed(0)} s, ${again.toLocaleString("en")} sent again`,
      `${waiting} wait for a reviewer`,
      `${unseen} not seen by their author`,
      `files missing ${missing}`,
      `files of nobody ${left}`,
      `invariants ${outcome.isSound ? "hold" : "BROKEN"}`,
    ].join(", "),
  )
}

const outcomes: Outcome[] = []

/** Told at once: each takes its time. */
async function drillAndTell(where: string, place: Place): Promise<void> {
  const outcome = await drill(where, place)
  print(outcome)
  outcomes.push(outcome)
}

const folder = mkdtempSync(join(tmpdir(), "confetti-uploads-"))
const url = process.env["DATABASE_URL"]
try {
  await drillAndTell("The embedded database", { DATA_DIR: join(folder, "embedded") })
  if (url === undefined) console.log("PostgreSQL: set DATABASE_URL to send to it as well.")
  else {
    const database = await createPostgresDatabase(url, { prefix: "confetti_drill" })
    try {
      await drillAndTell("PostgreSQL", { DATA_DIR: join(folder, "postgres"), DATABASE_URL: database.url })
    } finally {
      await database.drop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const isFaulty = ({ waiting, unseen, missing, left, isSound: isWhole }: Outcome): boolean =>
  waiting !== count || unseen + missing + left > 0 || !isWhole
if (outcomes.some(isFaulty)) process.exitCode = 1
