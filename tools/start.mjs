// Plain JavaScript for any Node from 18 on: it is what brings the Node that everything else runs on.
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./ensure-built.mjs"
import { ensureInstalled } from "./ensure-installed.mjs"
import { nodePath } from "./node-path.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))

try {
  await ensureInstalled(root)
  const node = nodePath(root)
  await ensureBuilt(root)
  startServer(node)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function startServer(node) {
  // Drawing from several threads, glibc would keep a heap for each and grow to twice the memory. Elsewhere it means nothing.
  const env = { MALLOC_ARENA_MAX: "2", ...process.env }
  // A secret or a mail server is set for the public: then nothing is ever emulated by default, only by demand.
  if (!env.EMULATOR && !env.AUTH_SECRET && !env.SMTP_URL) env.EMULATOR = "1"
  const server = spawn(node, ["apps/server/src/bin/api.ts"], { cwd: root, env, stdio: "inherit" })
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal))
  server.on("error", (error) => {
    console.error(`The server can't be started: ${error.message}`)
    process.exitCode = 1
  })
  server.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (signal === "SIGINT" ? 2 : 15)
  })
}
