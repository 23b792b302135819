import { listItems, type Shop } from "@confetti/contract/rewards"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import type { PackFolder } from "../../../../test/pack-folder.ts"
import { makeShopPack, shopText } from "../../../../test/shop-pack.ts"
import { startTestServer, type TestServer } from "../../../../test/start-test-server.ts"
import { extend } from "../../../platform/extension-point.ts"
import { collectFeedCards, feedCardSources } from "../../feed-cards/feed-card-source.ts"
import { shopCards } from "../module.ts"
import { listItemsCallable } from "./list-items.ts"

let server: TestServer
let pack: PackFolder

beforeAll(async () => {
  server = await startTestServer({
    modules: [{ name: "shop", callables: [listItemsCallable], extensions: [extend(feedCardSources, shopCards)] }],
  })
})
afterAll(() => server.stop())

beforeEach(async () => {
  pack = await makeShopPack()
  await imported()
})

const imported = async (shop = shopText): Promise<void> => {
  pack.write("shop/shop.yaml", shop)
  await makeImporter(server.db).run(pack.dir)
  await server.services.content.refresh()
}
const shop = async (): Promise<Shop> => {
  const response = await server.call("rewards-list_items")
  expect(response.status).toBe(200)
  return listItems.output.parse(((await response.json()) as { result: unknown }).result)
}
const switchedOn = shopText.replace("    status: inactive\n", "")

it("shows everybody what there is and how much is left of it, also of what is switched off", async () => {
  const taken = { stickers: 38, hat: 3 }
  for (const [id, pieces] of Object.entries(taken))
    await server.db
      .updateTable("reward_stock")
      .set({ taken: pieces })
      .where("item_id", "=", id)
      .where("variant", "in", ["", "s"])
      .execute()
  const { items, countries } = await shop()
  expect(countries).toEqual(["DE", "GB"])
  expect(items.map(({ id, status, variants }) => ({ id, status, left: variants.map(({ left }) => left) }))).toEqual([
    { id: "stickers", status: 0, left: [2] },
    { id: "hat", status: 1, left: [0, 2] },
  ])
})

it("shows nothing that is no longer in the pack", async () => {
  await imported("items: []\n")
  expect(await shop()).toEqual({ items: [], countries: [] })
})

it("stands between tiles with what costs least, and with nothing that can't be had", async () => {
  const cards = () => collectFeedCards(server.services)
  expect(await cards()).toMatchObject([
    { type: "shop", id: "stickers", title: "Stickers", text: "Six of them, for what you like.", cost: 100 },
  ])
  await imported(switchedOn.replace("cost: 1200", "cost: 50"))
  expect((await cards()).map(({ id }) => id)).toEqual(["hat", "stickers"])
})

it("puts no more than two things there", async () => {
  const hat = switchedOn.slice(switchedOn.indexOf("  - id: hat"))
  await imported(switchedOn + hat.replace("id: hat", "id: cap"))
  expect((await collectFeedCards(server.services)).map(({ id }) => id)).toEqual(["stickers", "hat"])
})
