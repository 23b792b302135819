import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { serverModules } from "../src/app.ts"
import { adminSocketPath } from "../src/platform/operator/call-admin-socket.ts"
import { openAdminSocket } from "../src/platform/operator/open-admin-socket.ts"
import { startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

const run = promisify(execFile)
// A test starts several programs, one after the other.
vi.setConfig({ testTimeout: 180_000 })

let world: ThoughtsWorld
let folder: string
let adminSocket: { close: () => Promise<void> }
beforeAll(async () => {
  world = await startThoughtsWorld()
  folder = mkdtempSync(join(tmpdir(), "confetti-readers-"))
  const callables = serverModules.flatMap(({ callables = [] }) => callables)
  adminSocket = await openAdminSocket(adminSocketPath(folder), callables, world.server.services)
})
afterAll(async () => {
  await adminSocket.close()
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function command(name: string, ...args: string[]): Promise<string> {
  const program = join(import.meta.dirname, `../src/bin/${name}.ts`)
  const { DATABASE_URL: _elsewhere, ...env } = process.env
  try {
    return (await run(process.execPath, [program, ...args], { env: { ...env, DATA_DIR: folder } })).stdout
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

it("an operator finds a reader, suspends them and takes it back", async () => {
  const me = await world.newPerson({ name: "Zora Lang" })
  await world.write(me, { text: "Mirrors on the moon" })
  expect(await command("readers", "find", "zora")).toContain(`${me.userId}  Zora Lang  1 thoughts`)
  expect(await command("readers", "show", me.userId)).toContain("Mirrors on the moon")
  expect(await command("readers", "suspend", me.userId, "--reason", "Ads", "--days", "3")).toContain("Suspended until")
  expect((await world.write(me)).code).toBe("thought/suspended")
  expect(await command("readers", "find")).toContain(me.userId)
  expect(await command("readers", "lift", me.userId)).toBe("The suspension is lifted.\n")
  expect(await command("readers", "invitations")).toBe("No invitations to review.\n")
  expect(await command("readers", "fly")).toContain("npm run readers")
})

it("an operator deals with a message, and closes an error", async () => {
  const answers = { topic: "idea", text: "More tides", mayReply: true, email: "guest@example.com" }
  await world.server.call("forms-send_answers", { form: "feedback", answers })
  const listed = await command("messages", "list")
  const [id = ""] = listed.split("  ")
  expect(listed).toContain("idea: More tides")
  expect(await command("messages", "contact", id)).toBe("guest@example.com\n")
  expect(await command("messages", "handle", id)).toContain("handled")
  expect(await command("messages", "list")).toBe("Nothing waits.\n")
  expect((await command("messages", "csv", "--all")).split("\r\n")[1]).toContain("More tides")
  const event = { exceptions: [{ errorClass: "TypeError", message: "x is undefined" }] }
  await fetch(`${world.server.origin}/errors`, { method: "POST", body: JSON.stringify({ events: [event] }) })
  const [causeId = ""] = (await command("messages", "errors")).split("  ")
  expect(await command("messages", "close", causeId)).toContain("closed  TypeError: x is undefined")
  expect(await command("messages", "errors")).toBe("Nothing fails.\n")
})
