import { readdirSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { parentPort } from "node:worker_threads"
import sharp from "sharp"
import { emojiAssetPath } from "../emoji-asset-path.ts"
import { writeWhole } from "../whole-files.ts"
import { cropOriginal } from "./crop-original.ts"
import { drawCard } from "./draw-card.ts"
import { drawPicture } from "./draw-picture.ts"
import type { DrawTask, Ghost } from "./draw-task.ts"
import { ghostOfPicture, ghostSize } from "./ghost-of-picture.ts"

/** A drawing worker: a thread of the server, or a process at low priority. */

// Parallelism comes from the number of workers, so each uses one thread.
sharp.concurrency(1)
sharp.cache(false)

export type DrawAnswer = { ok: true; ghost: Ghost | null } | { ok: false; message: string }

if (parentPort) parentPort.on("message", (task: DrawTask) => answer(task, (result) => parentPort?.postMessage(result)))
else {
  lowerPriority()
  // A terminal interrupts the whole process group; the server ends this process itself.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {})
  process.on("disconnect", () => process.exit())
  process.on("message", (task) => answer(task as DrawTask, (result) => process.send?.(result)))
}

/** On Linux each thread has its own priority: existing threads are lowered one by one, new ones inherit it. */
function lowerPriority(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW)
}

function answer(task: DrawTask, send: (answer: DrawAnswer) => void): void {
  draw(task).then(
    (ghost) => send({ ok: true, ghost }),
    (error: unknown) => send({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  )
}

async function draw(task: DrawTask): Promise<Ghost | null> {
  if (task.task === "ghost") return drawGhost(task)
  if (task.task === "picture") await drawPicture(task)
  else if (task.task === "card") await drawCard(task.card, task.path, task.originals)
  else await drawEmojiPicture(task.emoji, task.size, task.path)
  return null
}

async function drawEmojiPicture(emoji: string, size: number, path: string): Promise<void> {
  const asset = emojiAssetPath(emoji)
  if (asset === null) throw new Error(`the set has no picture of ${emoji}`)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp(asset).resize(size, size, { fit: "contain", background: clear })
  await writeWhole(path, await picture.webp({ quality: 82, alphaQuality: 90, effort: 5 }).toBuffer())
}

async function drawGhost(task: Extract<DrawTask, { task: "ghost" }>): Promise<Ghost> {
  const small = ghostSize(task.size)
  return ghostOfPicture(await cropOriginal(task.art, small, task.originals), small)
}
