import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

let world: ThoughtsWorld

beforeAll(async () => {
  world = await startThoughtsWorld()
})
afterAll(() => world.stop())

/** The page data of a tile, opened by a link to a thought. */
async function opened(slug: string, thoughtId: string) {
  const html = await (await world.server.get(`/tiles/${slug}?thought=${thoughtId}&utm=x`)).text()
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "{}"
  return JSON.parse(json) as { search: string; data: { thought: unknown; tiles: { slug: string }[] } }
}

const slugOf = async (id: string) =>
  (await (await world.server.get(`/documents/tiles?ids=${id}`)).json()).documents[0].slug as string

it("is previewed for strangers from the moment it is approved until it is taken down", async () => {
  const writer = await world.newPerson({ isKnown: false, name: "Mira" })
  const { id } = (await world.write(writer, { text: "Words & <b>more</b>." })).result
  const slug = await slugOf("t0")
  expect((await opened(slug, id)).data.thought).toBeNull()
  await world.decide(id, "approve")
  const page = await opened(slug, id)
  expect(page.search).toBe(`?thought=${id}`)
  expect(page.data.thought).toEqual({ text: "Words & <b>more</b>.", by: "Mira" })
  await world.decide(id, "reject")
  expect((await opened(slug, id)).data.thought).toBeNull()
  await world.decide(id, "restore")
  expect((await opened(slug, id)).data.thought).not.toBeNull()
  await world.call("thoughts-delete_thought", { thoughtId: id }, writer)
  expect((await opened(slug, id)).data.thought).toBeNull()
})

it("is previewed on its own tile alone", async () => {
  const { id } = (await world.write(await world.newPerson(), { tileId: "t1" })).result
  expect((await opened(await slugOf("t1"), id)).data.thought).not.toBeNull()
  const elsewhere = await opened(await slugOf("t2"), id)
  expect([elsewhere.data.thought, elsewhere.data.tiles.length]).toEqual([null, 1])
})

it.each([
  ["nothing", ""],
  ["no id", "1"],
  ["an id of nothing", randomUUID()],
])("is not there for %s", async (_what, id) => {
  expect((await opened(await slugOf("t3"), id)).data.thought).toBeNull()
})
