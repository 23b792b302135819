import { isUtf8 } from "node:buffer"
import { readdir, readFile } from "node:fs/promises"
import { join, sep } from "node:path"
import { t } from "../../../platform/words/say.ts"
import { InvalidPack, type Problem } from "./problem.ts"

export type PackFile = { file: string; text: string }

/** All Markdown files in a folder of the pack, in a stable order; [] without the folder. Throws InvalidPack for unreadable ones. */
export async function readMarkdownFiles(dir: string, folder: string): Promise<PackFile[]> {
  const names = await readdir(join(dir, folder), { recursive: true }).catch(orEmpty)
  const files = names
    .filter((name) => /\.(?:md|markdown)$/i.test(name) && !name.split(sep).some((part) => part.startsWith(".")))
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .sort()
  const read = await Promise.all(files.map((file) => readMarkdownFile(dir, file)))
  const problems = read.filter((each) => "say" in each)
  if (problems.length > 0) throw new InvalidPack(problems, "en")
  return read.filter((each) => "text" in each)
}

async function readMarkdownFile(dir: string, file: string): Promise<PackFile | Problem> {
  if (!file.endsWith(".md")) return { file, line: 1, say: t`is not read: its name must end in .md` }
  try {
    return decoded(file, await readFile(join(dir, file)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "EISDIR") return { file, line: 1, say: t`is a folder, but its name ends like a file's` }
    if (code === "ENOENT" || code === "ELOOP") return { file, line: 1, say: t`is a link to a file that does not exist` }
    throw error
  }
}

/** A file of the pack, or null if there is none. Throws InvalidPack if it is not UTF-8. */
export async function readPackFile(dir: string, file: string): Promise<string | null> {
  const bytes = await readFile(join(dir, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null
    throw error
  })
  if (bytes === null) return null
  const read = decoded(file, bytes)
  if ("say" in read) throw new InvalidPack([read], "en")
  return read.text
}

/** Strict UTF-8: a lenient decoder would silently drop accents. The problem names the first bad line. */
function decoded(file: string, bytes: Buffer): PackFile | Problem {
  if (isUtf8(bytes)) return { file, text: bytes.toString("utf8") }
  let line = 1
  let from = 0
  for (let to = bytes.indexOf(10); to >= 0 && isUtf8(bytes.subarray(from, to)); to = bytes.indexOf(10, from)) {
    from = to + 1
    line += 1
  }
  return { file, line, say: t`is not UTF-8: save the file in that encoding` }
}

function orEmpty(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return []
  throw error
}
