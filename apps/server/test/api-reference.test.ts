import type { CallableAccess } from "@confetti/contract/callable"
import { callableCatalogue } from "@confetti/contract/callable-catalogue"
import { documentCatalogue } from "@confetti/contract/document-catalogue"
import type { FencedBlock } from "@confetti/contract/fenced-block"
import { signInCatalogue } from "@confetti/contract/sign-in-catalogue"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serverModules } from "../src/app.ts"
import { append, lockPoints } from "../src/modules/points/ledger-store.ts"
import { replaceQuestions } from "../src/modules/content/questions-store.ts"
import { openRoutes } from "../src/modules/sign-in/open-routes.ts"
import { newDraft } from "../src/modules/studio/tiles/new-draft.ts"
import { insertPerson } from "./person-factory.ts"
import { makeQuestion } from "./quiz-tiles.ts"
import { address, addItem } from "./points-world.ts"
import { emptyPost } from "./safety-bodies.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

type Schema = Record<string, unknown>
type Operation = {
  "x-access": CallableAccess
  "x-kind"?: "read" | "write"
  parameters?: { name?: string; in?: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type OpenApi = {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

let server: TestServer
let openapi: OpenApi
let editor: Record<string, string>
let studioId: string
let packedId: string
let causeId: string
const thoughtId = "11111111-1111-4111-8111-111111111111"

const guess: FencedBlock = {
  type: "guess",
  id: "moon.guess",
  question: "How many?",
  min: 0,
  max: 9,
  step: 1,
  unit: "",
  answer: 4,
  why: "Counted.",
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false })

beforeAll(async () => {
  server = await startTestServer({
    env: {
      EDITORS: "editor@confetti.test",
      GAMES: "WURD,QUIZ_ME",
      PUSH: "on",
      THOUGHTS: "on",
      RATE_LIMIT_CALLABLES: "100000",
      ORDER_REVIEW: "0",
    },
  })
  await insertCategories(server.db, ["space", "ocean"])
  await insertTiles(server.db, [
    makeTile({ id: "moon", slug: "moon", body: [{ type: "paragraph", text: ["a ", { em: ["b"] }] }, guess] }),
    makeTile({ id: "grows", developing: true }),
  ])
  const questions = [{ tileId: "moon", questions: [makeQuestion("the moon")] }]
  await server.db.transaction().execute((tx) => replaceQuestions(tx, questions))
  await publishContent(server)
  editor = await insertPerson(server, { id: "editor" })
  await server.call("users-create_user", null, editor)
  await server.call("likes-like_tile", { tileId: "moon" }, editor)
  await server.call("tiles-tap_tile", { tileId: "moon" }, editor)
  await server.call("feed-save_place", { feed: "home", tileId: "moon" }, editor)
  await server.call("feed-show_less", { scope: "category", subject: "ocean" }, editor)
  await server.call("thoughts-create_thought", { thoughtId, tileId: "moon", text: "Mirrors!" }, editor)
  await server.call("tutorials-mark_seen", { tutorials: ["subtile"] }, editor)
  const begun = await (await server.call("studio-create_tile", { title: "A tile" }, editor)).json()
  studioId = begun.result.tile.id
  packedId = await packedOrder()
  // The editor's record was made without a code, which everybody has.
  await server.db.insertInto("invite_codes").values({ code: "ABCDEFG", user_id: "editor" }).execute()
  causeId = await reportedCause()
  const answers = JSON.stringify({ topic: "idea", text: "More tides", mayReply: true, email: "ann@confetti.test" })
  const written = { id: "written", user_id: null, form: "feedback", answers, received_at: new Date() }
  await server.db.insertInto("form_answers").values(written).execute()
  openapi = (await (await server.get("/docs/api/openapi.json")).json()) as OpenApi
  ajv.addSchema({ $id: "wire", ...openapi }, "wire")
})
afterAll(() => server.stop())

/** An error reported by a browser. */
async function reportedCause(): Promise<string> {
  const stacktrace = [{ file: "/assets/home-12345678.js", method: "render", lineNumber: 1 }]
  const event = { exceptions: [{ errorClass: "TypeError", message: "x is undefined", stacktrace }] }
  await fetch(`${server.origin}/errors`, { method: "POST", body: JSON.stringify({ events: [event] }) })
  const { cause_id } = await server.db.selectFrom("error_causes").select("cause_id").executeTakeFirstOrThrow()
  return cause_id
}

/** An order of the editor's own, in its parcel. */
async function packedOrder(): Promise<string> {
  await addItem(server, "stickers", { cost: 100, stock: 5 })
  await publishContent(server)
  await server.db.transaction().execute(async (tx) => {
    const entry = { movement: "award", action: "referral", subject: "a friend", points: 100 } as const
    await append(tx, await lockPoints(tx, "editor"), entry, new Date())
  })
  const order = { itemId: "stickers", cost: 100, address }
  const { result } = await (await server.call("rewards-redeem_item", order, editor)).json()
  const redemptionId: string = result.redemption.id
  await server.settleJobs()
  await server.call("rewards-pack_redemption", { redemptionId }, editor)
  return redemptionId
}

const pointer = (path: string): string =>
  path.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")

/** A check of what an address answers, compiled from the document alone. */
function answerOf(path: string, method: string, status = "200"): ValidateFunction {
  const response = `/paths/${pointer(path)}/${method}/responses/${status}`
  return ajv.compile({ $ref: `wire#${response}/content/application~1json/schema` })
}

async function mustFit(path: string, method: string, response: Response): Promise<void> {
  const fits = answerOf(path, method)
  const body: unknown = await response.json()
  expect([response.status, fits(body), fits.errors]).toEqual([200, true, null])
}

const someWeek = { from: "2026-01-01", until: "2026-01-07" }

/** Arguments of each read that takes one. */
const draft = newDraft("A tile")
const arguments_: Readonly<Record<string, unknown>> = {
  "studio-list_tiles": {},
  "studio-get_tile": {},
  "studio-check_tile": { draft },
  "studio-list_revisions": {},
  "studio-get_revision": { number: 1 },
  "studio-get_categories": {},
  "studio-get_brand": {},
  "studio-list_pages": {},
  "studio-get_page": { slug: "about" },
  "studio-preview_page": { slug: "about", page: { title: "About", description: "", markdown: "" } },
  "studio-list_game_days": {},
  "studio-show_game_day": { day: addDays(new Date().toISOString().slice(0, 10), 1), game: "WURD" },
  "studio-check_game_days": {},
  "studio-find_game_questions": { day: "2026-01-01", search: "" },
  "studio-get_posts": {},
  "studio-preview_post": { post: emptyPost },
  "studio-get_featured": {},
  "rewards-export_orders": { states: ["packed"] },
  "insights-get_overview": someWeek,
  "insights-list_tiles": someWeek,
  "insights-get_tile": { ...someWeek, tileId: "moon" },
  "insights-list_categories": someWeek,
  "insights-get_people": someWeek,
  "insights-get_games": someWeek,
  "insights-get_points": someWeek,
  "rewards-export_packing": {},
  "forms-list_answers": {},
  "forms-show_contact": { answerId: "written" },
  "forms-export_answers": {},
  "errors-list_causes": {},
  "readers-find_readers": {},
  "readers-show_reader": { userId: "editor" },
  "rewards-list_movements": { itemId: "stickers" },
  "games-get_stats": { zone: "UTC" },
  "games-get_tile_question": { tileId: "moon" },
  "games-check_tile_answer": { tileId: "moon", number: 1, option: 0 },
  "recall-get_card": { zone: "UTC" },
  "games-list_days": { game: "WURD", zone: "UTC" },
  "today-list_candidates": { day: "2026-11-23" },
  "thoughts-review_show": { thoughtId },
  "feed-explain_tile": { tileId: "moon" },
  "referrals-read_invitation": { code: "AAAAAAA" },
}
const queries: Readonly<Record<string, readonly string[]>> = {
  tiles: ["?slug=moon", "?slug=none", "?ids=moon,grows", "?developing=true"],
  tileCounts: ["?ids=moon"],
  guessHistograms: ["?questionId=moon.guess"],
  "tiles/{id}/thoughts": ["", "?tab=USER_TAKES"],
  "users/{id}/tileTaps": ["?tileId=moon"],
  "users/{id}/tileStates": ["?ids=moon"],
  "users/{id}/learned": ["?zone=UTC"],
  "users/{id}/yearInReview": ["?zone=UTC"],
}

describe("the document", () => {
  it("names every callable of the server, and no other, by who may call it", () => {
    const there = serverModules.flatMap(({ callables = [] }) => callables).map(({ contract }) => contract)
    expect(new Set(callableCatalogue)).toEqual(new Set(there))
    expect(callableCatalogue).toHaveLength(there.length)
    const paths = Object.keys(openapi.paths).filter((path) => path.startsWith("/functions/"))
    expect(paths.toSorted()).toEqual(there.map(({ name }) => `/functions/${name}`).toSorted())
  })

  it("names every document of the server, and no other", () => {
    const common = serverModules.flatMap(({ documents = {} }) => Object.keys(documents))
    const own = serverModules.flatMap(({ ownDocuments = {} }) => Object.keys(ownDocuments))
    // A single read stands for everything below a tile, and for any thought.
    const named: Record<string, string> = { "tiles/*": "tiles/{id}/thoughts", "thoughts/*": "thoughts/{id}" }
    const shared = common.map((path) => named[path] ?? path)
    const there = [...shared, ...own.map((path) => (path === "" ? "users/{id}" : `users/{id}/${path}`))]
    expect(documentCatalogue.map(({ path }) => path).toSorted()).toEqual(there.toSorted())
  })

  it("names every open route of the sign-in, and no other", () => {
    const ours = { "/methods": "GET", "/devices": "GET", "/devices/revoke": "POST" }
    const named = Object.fromEntries(signInCatalogue.map(({ path, method }) => [path, method]))
    expect(named).toEqual({ ...openRoutes, ...ours })
  })

  it("is whole: every reference leads somewhere, and every schema is one", () => {
    const references = JSON.stringify(openapi).matchAll(/"\$ref":"#(\/[^"]+)"/g)
    for (const [, path = ""] of references) {
      const found = path
        .slice(1)
        .split("/")
        .reduce<unknown>((at, name) => (at as Schema | undefined)?.[name], openapi)
      expect(found, path).toBeDefined()
    }
    for (const [name, schema] of Object.entries(openapi.components.schemas))
      expect([name, ajv.validateSchema(schema), ajv.errors]).toEqual([name, true, null])
  })

  it("has a version, which every answer carries", async () => {
    const { headers } = await server.get("/healthz")
    expect([openapi.openapi, headers.get("x-confetti-version")]).toEqual(["3.1.0", openapi.info.version])
  })
})

describe("a client made from the document alone", () => {
  const reads = callableCatalogue.filter(({ kind }) => kind === "read").map(({ name }) => name)

  const ofNoTile: ReadonlySet<string> = new Set([
    "studio-list_tiles",
    "studio-get_categories",
    "studio-get_brand",
    "studio-list_pages",
    "studio-get_page",
    "studio-preview_page",
    "studio-list_game_days",
    "studio-show_game_day",
    "studio-check_game_days",
    "studio-find_game_questions",
    "studio-get_posts",
    "studio-preview_post",
    "studio-get_featured",
  ])

  it.each(reads)("reads %s", async (name) => {
    const asked = arguments_[name] ?? null
    const isOfTile = name.startsWith("studio-") && !ofNoTile.has(name)
    const isOfOrder = name === "rewards-show_address"
    const ofCause = name === "errors-show_cause" ? { causeId } : null
    const data =
      ofCause ?? (isOfOrder ? { redemptionId: packedId } : isOfTile ? { ...(asked as object), id: studioId } : asked)
    await mustFit(`/functions/${name}`, "post", await server.call(name, data, editor))
  })

  it.each(documentCatalogue.flatMap(({ path }) => (queries[path] ?? [""]).map((query) => [path, query])))(
    "reads %s%s",
    async (path = "", query = "") => {
      const address = path.replace("tiles/{id}", "tiles/moon").replace("{id}", "editor")
      const response = await server.get(`/documents/${address}${query}`, editor)
      await mustFit(`/documents/${path}`, "get", response)
    },
  )

  it("searches", async () => {
    const post = (path: string, body: object) =>
      fetch(server.origin + path, { method: "POST", body: JSON.stringify(body) })
    await mustFit("/1/indexes/tiles/query", "post", await post("/1/indexes/tiles/query", { query: "story" }))
    const both = { requests: [{ indexName: "tiles" }, { indexName: "tiles", hitsPerPage: 0 }] }
    await mustFit("/1/indexes/*/queries", "post", await post("/1/indexes/*/queries", both))
  })

  it.each([
    "/auth/methods",
    "/auth/get-session",
    "/auth/devices",
    "/auth/passkey/list-user-passkeys",
    "/errors/settings",
  ])("reads %s", async (path) => mustFit(path, "get", await server.get(path, editor)))

  it("understands what is refused", async () => {
    const fits = ajv.compile({ $ref: "wire#/components/schemas/Failure" })
    for (const response of [
      await server.call("likes-like_tile", { tileId: "none" }, editor),
      await server.call("likes-like_tile", { tileId: 7 }, editor),
      await server.get("/documents/users/editor"),
      await server.get("/auth/nothing"),
    ]) {
      expect([fits(await response.json()), fits.errors]).toEqual([true, null])
    }
  })
})

describe("what a request may hold", () => {
  type Bounded = Schema & { type?: unknown; maximum?: number; minimum?: number }
  const everywhere = function* (schema: unknown, path: string): Generator<[string, Bounded]> {
    if (typeof schema !== "object" || schema === null) return
    yield [path, schema as Bounded]
    for (const [name, inner] of Object.entries(schema)) yield* everywhere(inner, `${path}.${name}`)
  }
  const columns = 2_147_483_647

  it("has no whole number beyond what a column holds, and no text or list without an end", () => {
    const endless: string[] = []
    for (const contract of callableCatalogue) {
      const schema =
        openapi.paths[`/functions/${contract.name}`]?.["post"]?.requestBody?.content["application/json"]?.schema
      const data = (schema?.["properties"] as Schema | undefined)?.["data"]
      for (const [path, part] of everywhere(data, contract.name)) {
        const types = [part.type].flat()
        if (
          types.includes("integer") &&
          !(Number(part.maximum) <= columns && Number(part.minimum ?? part["exclusiveMinimum"]) >= -columns - 1)
        )
          endless.push(path)
        if (types.includes("array") && part["maxItems"] === undefined) endless.push(path)
        const isOpenText = ["maxLength", "pattern", "enum", "const", "format"].every(
          (bound) => part[bound] === undefined,
        )
        if (types.includes("string") && isOpenText) endless.push(path)
      }
    }
    expect(endless).toEqual([])
  })
})

describe("the page", () => {
  it("needs no script, runs none, and shows every callable", async () => {
    const response = await server.get("/docs/api", { "accept-encoding": "gzip" })
    const html = await response.text()
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(html).not.toMatch(/<script|onclick|style=/)
    for (const { name } of callableCatalogue) expect(html).toContain(`/functions/${name}</code>`)
    for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${anchor}"`)
  })

  it("is asked for only so often", async () => {
    const small = await startTestServer({ clock: () => 0, env: { RATE_LIMIT_DOCUMENTS: "5" } })
    expect((await small.get("/docs/api")).status).toBe(200)
    expect((await small.get("/docs/api/openapi.json")).status).toBe(429)
    await small.stop()
  })
})
