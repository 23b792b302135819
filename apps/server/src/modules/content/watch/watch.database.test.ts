import { once } from "node:events"
import { expect, it, onTestFinished } from "vitest"
import { makeImporter } from "../../../../test/import-folder.ts"
import { makePackFolder, tileText } from "../../../../test/pack-folder.ts"
import { startTestServer } from "../../../../test/start-test-server.ts"
import { createLog } from "../../../platform/log.ts"
import { withoutOverlay } from "../pack/overlay.ts"
import { keepContentCurrent } from "./keep-content-current.ts"

/** The next `content` event of an open stream. */
async function* versionsOf(answer: Response): AsyncGenerator<number> {
  let text = ""
  for await (const chunk of answer.body as ReadableStream<Uint8Array>) {
    text += Buffer.from(chunk).toString()
    const events = text.split("\n\n")
    text = events.pop() as string
    for (const event of events) {
      const data = /^event: content\ndata: (.*)$/.exec(event)?.[1]
      if (data) yield JSON.parse(data).version
    }
  }
}

const setUp = async () => {
  const pack = makePackFolder()
  const server = await startTestServer({ env: { CONTENT_DIR: pack.dir } })
  const importer = makeImporter(server.db)
  await importer.run(pack.dir)
  await server.services.content.refresh()
  const log = createLog("silent")
  const warnings: unknown[] = []
  const warned = new EventTarget()
  log.warn = (line: unknown) => {
    warnings.push(line)
    warned.dispatchEvent(new Event("warning"))
  }
  const watch = keepContentCurrent({ ...server.services, media: importer.tools, overlay: withoutOverlay, log })
  onTestFinished(async () => {
    await watch.stop()
    await server.stop()
  })
  return { pack, server, warnings, warned }
}

it("shows a saved file to the open app", async () => {
  const { pack, server } = await setUp()
  const versions = versionsOf(await server.get("/emulator/changes"))
  expect((await versions.next()).value).toBe(1)
  pack.write("tiles/space/moon.md", tileText({ title: "The Moon has tides of stone" }))
  expect((await versions.next()).value).toBe(2)
  const answer = await server.get("/documents/tiles?slug=moon")
  expect((await answer.json()).document.title).toBe("The Moon has tides of stone")
})

it("names what is wrong with a saved file and keeps the content", async () => {
  const { pack, server, warnings, warned } = await setUp()
  const warning = once(warned, "warning")
  pack.write("tiles/space/moon.md", tileText({ title: "Bad" }))
  await warning
  expect(warnings).toEqual([{ problem: "tiles/space/moon.md:2: `title` must have at least 6 characters; it has 3" }])
  expect(server.services.content.current().version).toBe(1)
})

it("does not exist for the public", async () => {
  const server = await startTestServer({ env: { EMULATOR: "0" } })
  onTestFinished(() => server.stop())
  const answer = await server.get("/emulator/changes")
  expect(answer.headers.get("content-type")).not.toContain("event-stream")
})

it("lets a stopping server go at once", async () => {
  const server = await startTestServer({ env: { DRAIN_TIMEOUT_MS: "600000" } })
  const versions = versionsOf(await server.get("/emulator/changes"))
  await versions.next()
  const stopped = server.stop()
  expect((await versions.next()).done).toBe(true)
  await stopped
})
