import { parentPort } from "node:worker_threads"
import type { ParseTask } from "./must-parse-soon.ts"
import { parsePage } from "./parse-page.ts"
import { parseTile } from "./parse-tile.ts"

parentPort?.on("message", ({ kind, file, text }: ParseTask) => {
  const before = process.threadCpuUsage()
  const parse = kind === "tile" ? parseTile : parsePage
  parse(file, text, () => {})
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage((user + system) / 1000)
})
