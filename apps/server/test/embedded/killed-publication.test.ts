// @module-tag drill
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import type { StudioOutcome, StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { Tile } from "@confetti/contract/tile"
import { afterAll, expect, it, vi } from "vitest"
import { adminSocketPath, callAdminSocket } from "../../src/platform/operator/call-admin-socket.ts"
import { makeLastingPack } from "../pack-folder.ts"

const api = join(import.meta.dirname, "../../src/bin/api.ts")
const dataDir = mkdtempSync(join(tmpdir(), "confetti-killed-"))
const { pack, removeFolder } = makeLastingPack()
// Whole programs start here, which takes a busy machine a while.
vi.setConfig({ testTimeout: 180_000 })

type Running = { child: ChildProcess; url: string }
let running: Running | null = null

async function start(): Promise<Running> {
  const env = { EMULATOR: "1", HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, CONTENT_DIR: pack.dir, GAMES: "none" }
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [api], { env: { PATH, NODE_COMPILE_CACHE, ...env } })
  let output = ""
  child.stdout.on("data", (chunk) => (output += chunk))
  child.stderr.on("data", (chunk) => (output += chunk))
  for (;;) {
    const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (port) return (running = { child, url: `http://127.0.0.1:${port}` })
    if (child.exitCode !== null) throw new Error(output)
    await Promise.race([once(child.stdout, "data"), once(child, "close")])
  }
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, "close")
  child.kill("SIGKILL")
  await gone
}

afterAll(async () => {
  if (running && running.child.exitCode === null && running.child.signalCode === null) await kill(running)
  rmSync(dataDir, { recursive: true, force: true })
  removeFolder()
})

async function call<Result>(name: string, data: object): Promise<Result> {
  const operator = await callAdminSocket(adminSocketPath(dataDir))
  if (!operator) throw new Error("no server listens")
  return operator.call<Result>(name, data)
}

/** A tile all of whose parts say which round they are of. */
function draftOf(before: TileDraft, round: number): TileDraft {
  const said = `Round ${round}`
  // Of a tile of the pack, which is among the originals since the start.
  const [file = ""] = readdirSync(join(dataDir, "media/originals"))
  return {
    ...before,
    slug: "rounds",
    title: said,
    teaser: `${said} of a tile that is published again and again.`,
    categories: ["space"],
    aspect: "4x3",
    picture: { ...before.picture, file, alt: `${said}: a loaf of bread inside three thin orbits.` },
    sources: [{ title: said, by: "A Baker", year: null, kind: "page", doi: null, isbn: null, url: null }],
    opening: [{ type: "paragraph", text: [said] }],
    subtiles: ["a", "b", "c"].map((part) => ({
      key: part,
      heading: `${said} ${part}`,
      date: null,
      slug: part,
      body: [{ type: "paragraph", text: [said] }],
      clip: null,
    })),
  }
}

/** The rounds that readers find: one, where nothing is half. */
async function roundsThere({ url }: Running): Promise<Set<number>> {
  const { document } = (await (await fetch(`${url}/documents/tiles?slug=rounds`)).json()) as { document: Tile }
  const page = await (await fetch(`${url}/rounds`)).text()
  const numbers = [...`${JSON.stringify(document)} ${page}`.matchAll(/Round (\d+)/g)].map(([, number]) =>
    Number(number),
  )
  return new Set(numbers)
}

it("a server that is killed while it publishes has the old tile or the new one, and goes on from there", async () => {
  let server = await start()
  const { tile: begun } = await call<{ tile: StudioTile }>("studio-create_tile", { title: "Rounds" })
  const { id } = begun
  const save = async (round: number): Promise<number> => {
    const { tile } = await call<{ tile: StudioTile }>("studio-get_tile", { id })
    const saved = await call<{ version: number }>("studio-save_tile", {
      id,
      base: tile.version,
      draft: draftOf(tile.draft, round),
    })
    return saved.version
  }
  const base = await save(0)
  const began = performance.now()
  const first = await call<StudioOutcome>("studio-publish_tile", { id, base, at: null })
  expect(first.problems).toEqual([])
  const takes = performance.now() - began
  expect(await roundsThere(server)).toEqual(new Set([0]))

  let there = 0
  for (const [at, share] of [0.3, 0.7, 0.95].entries()) {
    const round = at + 1
    const next = await save(round)
    const answer = call<StudioOutcome>("studio-publish_tile", { id, base: next, at: null }).catch(() => null)
    // A kill has no signal to wait for: it comes after a share of what the first publication took.
    await after(takes * share)
    await kill(server)
    const wasAnswered = (await answer) !== null
    server = await start()
    const [found, ...others] = await roundsThere(server)
    expect(others, `killed after ${share}`).toEqual([])
    expect(wasAnswered ? [round] : [there, round], `killed after ${share}`).toContain(found)
    const { tile } = await call<{ tile: StudioTile }>("studio-get_tile", { id })
    // The typed draft is there either way, and the studio knows what readers have.
    expect([tile.draft.title, tile.state]).toEqual([`Round ${round}`, "published"])
    expect(tile.changes === null).toBe(found === round)
    there = found ?? there
  }
  const last = await save(99)
  expect((await call<StudioOutcome>("studio-publish_tile", { id, base: last, at: null })).problems).toEqual([])
  expect(await roundsThere(server)).toEqual(new Set([99]))
})
