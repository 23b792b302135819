import { resolve } from "node:path"
import { json } from "node:stream/consumers"
import { InvalidPack } from "../modules/content/pack/problem.ts"
import { bringOriginals } from "../modules/media/bring-originals.ts"
import { mediaFolder, prepareMediaFolder } from "../modules/media/media-folder.ts"
import type { StudioItem } from "../modules/rewards/catalogue/items-of-studio.ts"
import { exportPack, isEmptyFolder } from "../modules/studio/export/export-pack.ts"
import { readArguments } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Overlay } from "../platform/content/overlay.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage = "npm run content:export -- DIR   writes the pack with the studio's changes to an empty folder"

await runProgram(async () => {
  const [name] = readArguments(usage, {}, { most: 1 }).positionals
  if (name === undefined) throw new StartupError(`Name the target.\n${usage}`)
  // npm runs scripts in its own folder; a relative path starts where the operator is.
  const target = resolve(process.env["INIT_CWD"] ?? ".", name)
  if (!(await isEmptyFolder(target))) throw new StartupError(`${target} is not an empty folder. Nothing was written.`)
  const config = readCommandConfig(process.env)
  const { overlay, items } = await withOperator(
    config,
    async ({ read }) => ({
      overlay: (await json(await read("/studio/overlay"))) as Overlay,
      items: (await json(await read("/rewards/studio-items"))) as StudioItem[],
    }),
    { onlyReads: true },
  )
  const folder = mediaFolder(config)
  try {
    const texts = [...overlay.tiles, ...overlay.files].map(({ text }) => text)
    await prepareMediaFolder(folder)
    await bringOriginals(folder, [...texts, ...items.map(({ original }) => original)])
    const parts = { dir: config.CONTENT_DIR, overlay, items, originals: folder.originals, target }
    const { tiles, written, leftOut } = await exportPack(parts)
    console.log(`Exported ${tiles} tiles to ${target}.`)
    console.log(`  ${written.length} from the studio replace ${leftOut.length} files of ${config.CONTENT_DIR}.`)
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    console.error(error.message)
    throw new StartupError(`${error.count}. Nothing was written.`)
  }
})
