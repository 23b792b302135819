import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { noOverlay } from "../src/modules/content/pack/overlay.ts"
import { lockContent } from "../src/modules/content/store.ts"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { readStudioItems } from "../src/modules/rewards/catalogue/items-of-studio.ts"
import { type Exported, exportPack } from "../src/modules/studio/export/export-pack.ts"
import { studioOverlay } from "../src/modules/studio/overlay/overlay-store.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

/** A folder that is removed with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "confetti-export-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Exports what a server has to a new folder, as the operator's command does. */
export async function exportStudio({ db, services }: TestServer): Promise<{ target: string; exported: Exported }> {
  const { CONTENT_DIR: dir } = services.config
  const [overlay, items, target] = [await studioOverlay.read(db), await readStudioItems(db), emptyFolder()]
  const exported = await exportPack({ dir, overlay, items, originals: mediaFolder(services.config).originals, target })
  return { target, exported }
}

/** A server on a machine where nothing was before, with the content of a folder. */
export async function startFresh(dir: string, now: () => number): Promise<TestServer> {
  const fresh = await startTestServer({ env: { CONTENT_DIR: dir }, clock: now })
  onTestFinished(() => fresh.stop())
  const content = await fresh.services.publisher.prepare(noOverlay)
  await fresh.db.transaction().execute(async (tx) => {
    await lockContent(tx)
    await content.write(tx, new Date(now()))
  })
  await fresh.services.content.refresh()
  return fresh
}

/** Every file below a folder, with its bytes. */
export function bytesBelow(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(dir, file)).isFile(),
  )
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(dir, file)).toString("base64")]))
}
