import type { Browser } from "playwright"
import { call } from "../../e2e/call.ts"
import { someoneWith } from "../../e2e/earn.ts"
import { allTiles } from "../../e2e/journey.ts"
import { type OwnServer, startOperatedServer } from "../../e2e/own-server.ts"
import { readBy } from "../../e2e/read-by.ts"
import { makeTemplate } from "../../e2e/template-data.ts"
import { newWriter, write } from "../../e2e/thoughts-people.ts"

const takes = [
  ["Rita", "My grandmother called this the hour between two weathers, and now I know why."],
  ["Omar", "I tried it with a cup of tea and a thermometer: seven minutes, as you say."],
  ["Lin", "Buy followers at best price, write me!"],
] as const

const errors = [
  { file: "/assets/home-Ab3_xyZq.js", method: "render", name: "TypeError", message: "Tile 7 is gone" },
  { file: "/assets/strip-C2d_81kq.js", method: "goTo", name: "RangeError", message: "Page 12 of 5 is not there" },
]

const address = { name: "Ada Lovelace", country: "DE", street: "Torstraße 1", postalCode: "10119" }

/** A server of the studio's own, on which people have read, written, ordered and met errors within the last minutes. */
export async function startStudioServer(browser: Browser, owner: string): Promise<OwnServer> {
  await makeTemplate()
  const server = await startOperatedServer({ THOUGHTS: "on", UPLOADS: "on", EDITORS: owner, GAMES: "WURD,BAW,QUIZ_ME" })
  const page = await browser.newPage({ baseURL: server.url })
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing)
  for (const [at, { id }] of tiles.slice(0, 12).entries()) await readBy(page.request, 60 - 4 * at, 1000 * (at + 1), id)
  for (const [at, [name, text]] of takes.entries()) {
    const writer = await newWriter(server.url, name)
    await write(writer, tiles[at]?.id ?? "", text)
    const answers = { topic: "idea", text: "More about tides, please, and about the moon behind them.", mayReply: true }
    await call(writer, "forms-send_answers", { form: "feedback", answers })
    await writer.dispose()
  }
  for (const { file, method, name, message } of errors) {
    const exceptions = [{ errorClass: name, message, stacktrace: [{ file, method, lineNumber: 7 }] }]
    await page.request.post("/errors", { data: { events: [{ exceptions }] } })
  }
  for (const city of ["Berlin", "Bremen"]) {
    const reader = await browser.newPage({ baseURL: server.url })
    await someoneWith(reader, 50)
    await call(reader.request, "rewards-redeem_item", { itemId: "tote", cost: 40, address: { ...address, city } })
    await reader.close()
  }
  await page.close()
  return server
}
