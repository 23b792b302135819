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
  folder = mkdtempSync(join(tmpdir(), "confetti-review-"))
  const callables = serverModules.flatMap(({ callables = [] }) => callables)
  adminSocket = await openAdminSocket(adminSocketPath(folder), callables, world.server.services)
})
afterAll(async () => {
  await adminSocket.close()
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function review(...args: string[]): Promise<string> {
  const program = join(import.meta.dirname, "../src/bin/review.ts")
  const { DATABASE_URL: _elsewhere, ...env } = process.env
  try {
    return (await run(process.execPath, [program, ...args], { env: { ...env, DATA_DIR: folder } })).stdout
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

it("an operator looks after a thought from the command line, while the server runs", async () => {
  expect(await review("list")).toBe("No thoughts under review.\n")
  const me = await world.newPerson({ isKnown: false })
  const { id } = (await world.write(me, { text: "Mirrors,\non the moon" })).result
  expect(await review("list")).toContain(`${id}  under review`)
  expect(await review("approve", id)).toContain(`${id}  approved`)
  expect((await world.page("t0", "tab=USER_TAKES")).counts.USER_TAKES).toBe(1)
  expect(await review("reject", id, "--reason", "An advertisement")).toContain("reason    An advertisement")
  expect(await world.balance(me)).toBe(0)
  expect(await review("suspend", id, "--reason", "Again and again", "--days", "3")).toContain(
    "suspended until 2026-06-04",
  )
  expect((await world.write(me)).code).toBe("thought/suspended")
  expect(await review("restore", id)).toContain(`${id}  approved`)
  const shown = await review("show", id)
  for (const step of ["approve", "reject", "suspend", "restore"]) expect(shown).toContain(`${step} by the operator`)
  expect(shown).toMatch(/wrote {5}Mirrors,\n {12}on the moon/)
  expect(await review("restore", id)).toContain("It is already approved.")
  expect(await review("lift", id)).not.toContain("suspended until")
})

it("says how it is used", async () => {
  expect((await review("help")).split("\n")).toHaveLength(10)
  expect(await review("fly")).toBe('Unknown command "fly". All commands: npm run review -- help\n')
})
