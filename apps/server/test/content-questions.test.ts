import { readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { tileId } from "../src/modules/content/pack/tile-id.ts"
import { makeImporter } from "./import-folder.ts"
import { makePackFolder, tileText } from "./pack-folder.ts"
import { placesOf } from "./search-every-column.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

/** Words that stand nowhere but in the questions of one tile. */
const secrets = ["quizzicalia", "rightberry", "wrongberry", "becausium"]
const questions = ["quizzicalia", "quizzicalia again"]
  .map(
    (question) => `  - question: What is ${question}?
    options: [A wrongberry, Another wrongberry, The rightberry, No wrongberry]
    right: The rightberry
    why: It follows from becausium.
`,
  )
  .join("")

let server: TestServer
let importer: ReturnType<typeof makeImporter>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

beforeEach(async () => {
  const pack = makePackFolder({ "tiles/space/moon.md": tileText({ questions }) })
  importer = makeImporter(server.db)
  await importer.run(pack.dir)
  await server.services.content.refresh()
})

const secretsIn = (text: string): string[] => secrets.filter((secret) => text.toLowerCase().includes(secret))

describe("questions and their answers", () => {
  it("stand in their own table and in no other", async () => {
    const columns = ["options", "question", "why"].map((column) => `public.tile_questions.${column}`)
    const places = (await Promise.all(secrets.map((secret) => placesOf(server.db, secret)))).flat()
    expect([...new Set(places)].sort()).toEqual(columns)
  })

  it("are on no page, in no list and in no document", async () => {
    const listed = await (await server.get("/sitemap.xml")).text()
    const pages = [...listed.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname)
    expect(pages).toContain("/tiles/moon")
    const id = tileId("moon")
    const others = [
      "/sitemap.xml",
      "/feed.xml",
      "/_app",
      "/search?q=moon",
      "/tiles/moon-a-first-part",
      "/documents/tiles?slug=moon",
      `/documents/tiles?ids=${id},${id}-a-first-part`,
      "/documents/categories",
      "/docs/api",
    ]
    for (const path of new Set([...pages, ...others])) {
      const response = await server.get(path)
      expect([path, response.status, secretsIn(await response.text())]).toEqual([path, 200, []])
    }
  })

  it("are in no answer of a callable that shows tiles", async () => {
    for (const name of ["users-get_home_feed", "users-calculate_eligible_tiles"])
      expect(secretsIn(await (await server.call(name, {})).text())).toEqual([])
  })

  it("are neither found nor told by search", async () => {
    for (const query of ["", "moon", ...secrets]) {
      const response = await fetch(`${server.origin}/1/indexes/tiles/query`, {
        method: "POST",
        body: JSON.stringify({ query, attributesToRetrieve: ["*"] }),
      })
      const { hits } = await response.json()
      expect([query, hits.length > 0]).toEqual([query, !secrets.includes(query)])
      expect(secretsIn(JSON.stringify(hits))).toEqual([])
    }
  })

  it("are in no file that a server or an import keeps", () => {
    const folders = [server.services.config.DATA_DIR, dirname(importer.tools.folder.files)]
    const files = folders.flatMap((dir) =>
      readdirSync(dir, { recursive: true, encoding: "utf8" }).map((name) => join(dir, name)),
    )
    expect(files.length).toBeGreaterThan(0)
    for (const file of files.filter((each) => statSync(each).isFile()))
      expect([file, secretsIn(readFileSync(file, "latin1"))]).toEqual([file, []])
  })
})
