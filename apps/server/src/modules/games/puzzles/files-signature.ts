import { stat } from "node:fs/promises"
import { join } from "node:path"
import { codeOf } from "../../../platform/thrown.ts"
import { linesFile } from "./read-lines.ts"
import { overridesFile } from "./read-overrides.ts"
import { wordFiles } from "./read-word-lists.ts"

export async function filesSignature(packDir: string): Promise<string> {
  const files = [...Object.values(wordFiles), linesFile, overridesFile]
  return (await Promise.all(files.map((file) => signatureOf(join(packDir, file))))).join(" ")
}

async function signatureOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path)
    return `${ino}:${mtimeMs}:${size}`
  } catch (error) {
    return codeOf(error) ?? "unreadable"
  }
}
