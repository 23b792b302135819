import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"

export type StartedServer = { url: string; process: ChildProcess; log: () => string; stop: () => Promise<void> }

/** A server reads its whole pack when it first starts, which takes a busy machine a while, and is no part of a journey. */
export const longestStart = 180_000

const root = join(import.meta.dirname, "..")

/**
 * The real server as `npm start` runs it, on a port and in a data folder of its own. `DATA_DIR` in `env` keeps the pictures
 * drawn for the next start; otherwise the folder goes when the server stops.
 */
export async function startServer(env: Record<string, string> = {}): Promise<StartedServer> {
  const temporary = env["DATA_DIR"] ? null : mkdtempSync(join(tmpdir(), "confetti-"))
  const child = spawn(join(root, "node_modules/.bin/node"), ["apps/server/src/bin/api.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"] ?? "",
      EMULATOR: "1",
      PORT: "0",
      CONTENT_DIR: join(root, "content"),
      DATA_DIR: temporary ?? "",
      LOG_LEVEL: "warn",
      // Several servers start from the same code.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/confetti/compiled"),
      // The processor belongs to the browser: pictures are made when a journey comes to them.
      DRAW_AHEAD: "0",
      // Today's tiles lie behind whatever tile is in view: only their own journeys ask for them.
      TODAY: "off",
      // Only its own journeys ask to be notified.
      PUSH: "off",
      // All journeys come from one address.
      ...Object.fromEntries(
        ["CALLABLES", "DOCUMENTS", "PAGES", "SEARCH", "SIGN_IN", "MEDIA", "DRAWING", "EVENTS", "ERRORS"].map((name) => [
          `RATE_LIMIT_${name}`,
          "1000000",
        ]),
      ),
      // Journeys read and order within a moment what people take days for.
      READ_SECONDS: "0",
      SHARE_SECONDS: "0",
      ORDERS_PER_DAY: "100000",
      ORDER_REVIEW: "0",
      ...env,
    },
  })
  const lines: string[] = []
  const ready = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line)
      const found = /ready at .*:(\d+)/.exec(line)
      if (found) ready.resolve(`http://localhost:${found[1]}`)
    })
  }
  child.once("exit", (code) => ready.reject(new Error(`The server ended with ${code}:\n${lines.join("\n")}`)))
  const url = await ready.promise
  return {
    url,
    process: child,
    log: () => lines.join("\n"),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill("SIGTERM")
        await once(child, "exit")
      }
      if (temporary) rmSync(temporary, { recursive: true, force: true })
    },
  }
}
