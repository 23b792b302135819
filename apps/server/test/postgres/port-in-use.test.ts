import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished } from "vitest"
import { createEmptyDatabase } from "./create-empty-database.ts"

it("ends in one line, its connections closed, when its port is in use", async () => {
  const database = await createEmptyDatabase()
  const holder = createServer().listen(0, "127.0.0.1")
  onTestFinished(() => void holder.close())
  await once(holder, "listening")
  const dir = mkdtempSync(join(tmpdir(), "confetti-port-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const PORT = String((holder.address() as AddressInfo).port)
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/bin/api.ts")], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      EMULATOR: "1",
      HOST: "127.0.0.1",
      PORT,
      DATA_DIR: dir,
      DATABASE_URL: database.url,
      CONTENT_DIR: join(import.meta.dirname, "../fixtures/pack"),
    },
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close")])
  expect([code, errors.trimEnd()]).toEqual([1, `Port ${PORT} is in use. Stop what uses it, or set another PORT.`])
}, 60_000)
