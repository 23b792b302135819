import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { type ImportResult, importContent } from "../src/modules/content/import/import-pack.ts"
import type { MediaTools } from "../src/modules/content/import/prepare-pack.ts"
import { withoutOverlay } from "../src/modules/content/pack/overlay.ts"
import type { DrawTask } from "../src/modules/media/draw/draw-task.ts"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { readConfig } from "../src/platform/config.ts"
import type { OverlaySource } from "../src/platform/content/overlay.ts"
import type { Db } from "../src/platform/db/open-database.ts"

type Importer = {
  run: (dir: string, now?: Date) => Promise<ImportResult>
  tools: MediaTools
  drawn: DrawTask[]
}

/** Imports packs without drawing: every ghost is grey, and counted. */
export function makeImporter(db: Db, overlay: OverlaySource = withoutOverlay): Importer {
  const dataDir = mkdtempSync(join(tmpdir(), "confetti-media-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const drawn: DrawTask[] = []
  const pool = {
    draw: async (task: DrawTask) => {
      drawn.push(task)
      return { thumbhash: "AAAA", color: "#808080" }
    },
    close: async () => {},
  }
  const tools: MediaTools = { folder: mediaFolder(readConfig({ DATA_DIR: dataDir })), pool }
  return { drawn, tools, run: (dir, now = new Date()) => importContent(dir, overlay, db, tools, now) }
}
