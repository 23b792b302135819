import { parentPort } from "node:worker_threads"
import sharp from "sharp"
import { drawCard } from "./draw-card.ts"
import { drawEmojiPicture } from "./draw-emoji-picture.ts"
import { drawGhost } from "./draw-ghost.ts"
import { drawPicture } from "./draw-picture.ts"
import type { DrawTask, Ghost } from "./draw-task.ts"

// There are as many workers as pictures may be drawn at once: each keeps to one thread, and the server to its own.
sharp.concurrency(1)
sharp.cache(false)

export type DrawAnswer = { ok: true; ghost: Ghost | null } | { ok: false; message: string }

parentPort?.on("message", (task: DrawTask) => {
  draw(task).then(
    (ghost) => answer({ ok: true, ghost }),
    (error: unknown) => answer({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  )
})

function answer(message: DrawAnswer): void {
  parentPort?.postMessage(message)
}

async function draw(task: DrawTask): Promise<Ghost | null> {
  if (task.task === "ghost") return drawGhost(task.art, task.size, task.originals)
  if (task.task === "picture") await drawPicture(task)
  else if (task.task === "card") await drawCard(task.card, task.path, task.originals)
  else await drawEmojiPicture(task.emoji, task.size, task.path)
  return null
}
