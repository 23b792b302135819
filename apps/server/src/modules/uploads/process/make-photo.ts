import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Picture } from "@confetti/contract/picture"
import type { FileFlaw } from "@confetti/domain/uploads/upload-limits"
import { runTool } from "../../media/run-tool.ts"
import { photoBounds } from "./bounds.ts"
import type { MadeFile, Processed } from "./processed.ts"

/** What the program prints. */
export type PhotoAnswer = { ok: true; picture: Picture } | { ok: false; flaw: FileFlaw }

const program = fileURLToPath(new URL("./photo-program.ts", import.meta.url))

/** Without them the WebAssembly that strips the program's types reserves 4 to 10 GB of address space, and leaves the picture what is left. */
const smallWasm = ["--disable-wasm-trap-handler", "--wasm-max-mem-pages=2048"]

/** A photo in the sizes and formats it is shown in. */
export async function makePhoto(path: string, workDir: string): Promise<Processed> {
  const answer = await makePicture(path, "photo", workDir)
  if (!answer.ok) return answer
  const { picture } = answer
  return { ok: true, media: { kind: "photo", picture }, files: filesOf(picture, workDir) }
}

/** A process of its own: what a file makes libvips do, it does to that alone. */
export async function makePicture(path: string, name: string, workDir: string): Promise<PhotoAnswer> {
  const args = [...smallWasm, program, path, name, workDir]
  return JSON.parse(await runTool(process.execPath, args, photoBounds)) as PhotoAnswer
}

export function filesOf({ id, widths }: Picture, workDir: string): MadeFile[] {
  return widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => {
      const name = `${id}-${width}.${format}`
      return { name, path: join(workDir, name), type: `image/${format}` }
    }),
  )
}
