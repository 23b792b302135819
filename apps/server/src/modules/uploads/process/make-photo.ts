import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Picture } from "@confetti/contract/picture"
import type { FileProblem } from "@confetti/domain/uploads/upload-limits"
import { runPictureProgram } from "../../media/run-picture-program.ts"
import { photoTimes } from "./bounds.ts"
import type { MadeFile, Processed } from "./processed.ts"

export type PhotoAnswer = { ok: true; picture: Picture } | { ok: false; flaw: FileProblem }

const program = fileURLToPath(new URL("./photo-program.ts", import.meta.url))

export async function makePhoto(path: string, workDir: string): Promise<Processed> {
  const answer = await makePicture(path, "photo", workDir)
  if (!answer.ok) return answer
  const { picture } = answer
  return { ok: true, media: { kind: "photo", picture }, files: filesOf(picture, workDir) }
}

export async function makePicture(path: string, name: string, workDir: string): Promise<PhotoAnswer> {
  const answer = await runPictureProgram<PhotoAnswer>(program, { ...photoTimes, args: [path, name, workDir] })
  return answer ?? { ok: false, flaw: "failed" }
}

export function filesOf({ id, widths }: Picture, workDir: string): MadeFile[] {
  return widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => {
      const name = `${id}-${width}.${format}`
      return { name, path: join(workDir, name), type: `image/${format}` }
    }),
  )
}
