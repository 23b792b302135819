// Plain JavaScript for any Node from 18 on: it is what brings the Node that everything else runs on.
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { ensureBuilt } from "./ensure-built.mjs"
import { ensureInstalled } from "./ensure-installed.mjs"
import { ensurePortFree } from "./ensure-port-free.mjs"
import { nodePath } from "./node-path.mjs"
import { packLanguage } from "./pack-language.mjs"
import { startEnv } from "./start-env.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))

try {
  await ensurePortFree(startEnv(process.env))
  await ensureInstalled(root)
  const node = nodePath(root)
  await ensureBuilt(root)
  await ensureBuilt(root, packLanguage(root, process.env))
  startServer(node)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function startServer(node) {
  const env = startEnv(process.env)
  const server = spawn(
    node,
    ["--disable-warning=ExperimentalWarning", "apps/server/src/bin/api.ts", ...process.argv.slice(2)],
    {
      cwd: root,
      env,
      stdio: "inherit",
    },
  )
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal))
  server.on("error", (error) => {
    console.error(`The server could not start: ${error.message}`)
    process.exitCode = 1
  })
  server.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (signal === "SIGINT" ? 2 : 15)
  })
}
