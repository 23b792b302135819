import { once } from "node:events"
import { createServer } from "node:net"
import { expect, it, onTestFinished } from "vitest"
import { ensurePortFree } from "./ensure-port-free.mjs"

it("names a port that is in use, and lets a free one pass", async () => {
  const holder = createServer().listen(0, "127.0.0.1")
  await once(holder, "listening")
  onTestFinished(() => void holder.close())
  const PORT = String(holder.address().port)
  await expect(ensurePortFree({ PORT, EMULATOR: "1" })).rejects.toThrow(`Port ${PORT} is in use.`)
  holder.close()
  await once(holder, "close")
  await ensurePortFree({ PORT, EMULATOR: "1" })
})
