import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { serverModules } from "../src/app.ts"
import { adminSocketPath } from "../src/platform/operator/call-admin-socket.ts"
import { openAdminSocket } from "../src/platform/operator/open-admin-socket.ts"
import { verifyData } from "../src/verify-data.ts"
import type { Account } from "./add-account.ts"
import { address, type PointsWorld, startPointsWorld } from "./points-world.ts"

const run = promisify(execFile)
// A test starts up to seven programs, one after the other.
vi.setConfig({ testTimeout: 180_000 })

let world: PointsWorld
let folder: string
let adminSocket: { close: () => Promise<void> }
beforeAll(async () => {
  world = await startPointsWorld()
  folder = mkdtempSync(join(tmpdir(), "confetti-admin-"))
  const callables = serverModules.flatMap(({ callables = [] }) => callables)
  adminSocket = await openAdminSocket(adminSocketPath(folder), callables, world.server.services, {
    "/verify": ({ db }) => verifyData(db),
  })
})
afterAll(async () => {
  await adminSocket.close()
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs an operator's command as they do: what it says, and with which code it ends. */
async function command(
  name: string,
  args: string[],
  dataDir = folder,
): Promise<{ code: number; out: string; err: string }> {
  const program = join(import.meta.dirname, `../src/bin/${name}.ts`)
  const { DATABASE_URL: _elsewhere, ...env } = process.env
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], { env: { ...env, DATA_DIR: dataDir } })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

async function redeemed(): Promise<{ person: Account; id: string }> {
  const person = await world.newPerson()
  await world.give(person, 100)
  const { result } = await world.call<{ redemption: { id: string } }>(
    "rewards-redeem_item",
    { itemId: "stickers", cost: 100, address },
    person,
  )
  await world.server.settleJobs()
  return { person, id: result.redemption.id }
}

it("an operator sends an order from the command line, while the server runs", async () => {
  const { person, id } = await redeemed()
  expect((await command("redemptions", ["list"])).out).toMatch(
    new RegExp(`${id}  confirmed  The stickers  100 points  ${person.email}`),
  )
  expect((await command("redemptions", ["list"])).out).not.toContain("Berlin")
  expect((await command("redemptions", ["address", id])).err).toContain("reward/not-packed")
  expect((await command("redemptions", ["pack", id, "--dry-run"])).out).toContain(`Would be: ${id}  packed`)
  expect((await command("redemptions", ["pack", id])).out).toContain(`${id}  packed`)
  world.clock.now += 1000
  const sent = await command("redemptions", ["ship", id, "--carrier", "DHL", "--tracking", "JD1"])
  expect(sent).toMatchObject({ code: 0, out: expect.stringContaining("shipped") })
  expect(await world.accountOf(person)).toMatchObject({ points: 0, held: 0 })
  expect((await command("redemptions", ["refund", id, "--note", "Lost"])).err).toContain("reward/wrong-step")
  const log = (await command("editors", ["log"])).out.split("\n").filter((line) => line.includes(id))
  expect(log.map((line) => line.split("  ").slice(1))).toEqual([
    ["operator", "rewards-ship_redemption", id],
    ["operator", "rewards-pack_redemption", id],
  ])
})

it("takes an order back, and counts pieces", async () => {
  const { person, id } = await redeemed()
  expect((await command("redemptions", ["refund", id, "--note", "It broke"])).code).toBe(0)
  expect(await world.accountOf(person)).toMatchObject({ points: 100, held: 0 })
  expect((await command("redemptions", ["restock", "tote", "5"])).out).toBe("The tote, 15 left\n")
  expect((await command("redemptions", ["restock", "tote", "100", "--take"])).err).toContain("reward/stock-taken")
})

it.each([[[]], [["ship"]], [["ship", "id"]], [["restock", "tote", "many"]], [["fly"]], [["log"]], [["list", "--odd"]]])(
  "says how it is used when it is called with %j, and ends with 1",
  async (args) => {
    const { code, err } = await command("redemptions", args)
    expect([code, err]).toEqual([1, expect.stringContaining("npm run redemptions")])
  },
)

it("shows how it is used for --help, a line a command, and ends with 0", async () => {
  const { code, out } = await command("redemptions", ["--help"])
  expect([code, out]).toEqual([0, expect.stringMatching(/\n {2}pack ID {2,}marks it as packed\n/)])
})

it("names the fields of what is refused", async () => {
  const { err } = await command("editors", ["invite", "a@b.example", "--roles", "wrtier"])
  expect(err).toMatch(/request\/invalid\)\n {2}roles/)
})

it("checks every invariant of the running server's database, and ends with 1 when one is broken", async () => {
  const sound = await command("verify-data", [])
  expect([sound.code, sound.out]).toEqual([0, expect.stringContaining("Every invariant holds.")])
  await world.server.db.updateTable("reward_stock").set({ taken: 1 }).where("item_id", "=", "hat").execute()
  const broken = await command("verify-data", [])
  expect([broken.code, broken.err]).toEqual([1, expect.stringMatching(/This database breaks an invariant\.\n$/)])
  expect(broken.out).toContain("BROKEN  redeemed is at most the stock")
  await world.server.db.updateTable("reward_stock").set({ taken: 0 }).where("item_id", "=", "hat").execute()
})

it("backs up through the server, into a file of its owner's alone, and never over another file", async () => {
  const file = join(folder, "confetti.backup")
  const { code, out, err } = await command("backup", [file])
  expect([code, err]).toEqual([0, expect.stringMatching(/^Database: \S+\n$/)])
  expect(out).toMatch(
    /^Backed up [\d,]+ rows and \d+ files of \S+ to .*confetti\.backup\.\n.* at \d{4}-.*Z\. Keep AUTH_SECRET somewhere else/,
  )
  expect(statSync(file).mode & 0o077).toBe(0)
  expect((await command("backup", [file])).err).toContain("confetti.backup already exists")
})

it.each([["backup", "file"], ["verify-data"], ["redemptions", "list"], ["content"]])(
  "%s makes neither a database nor a secret where there is none",
  async (name, argument = "") => {
    const empty = mkdtempSync(join(tmpdir(), "confetti-none-"))
    const args = argument === "file" ? [join(empty, "file")] : argument === "" ? [] : [argument]
    const { code, err } = await command(name, args, empty)
    expect([code, err]).toEqual([1, expect.stringContaining(`There is no Confetti in ${join(empty, "database")}.`)])
    expect(readdirSync(empty)).toEqual([])
    rmSync(empty, { recursive: true })
  },
)

it("asks where a restored database goes", async () => {
  expect((await command("restore", [import.meta.filename], "")).err).toContain("Set DATA_DIR or DATABASE_URL")
})

it("restores a backup into another folder, once", { tags: "drill" }, async () => {
  const file = join(folder, "restored.backup")
  const other = mkdtempSync(join(tmpdir(), "confetti-other-"))
  await command("backup", [file])
  expect((await command("restore", [file], other)).out).toContain("Restored")
  // No server runs there: the command opens the database itself.
  expect(await command("verify-data", [], other)).toMatchObject({ code: 0 })
  expect((await command("restore", [file], other)).err).toContain("not empty")
  rmSync(other, { recursive: true, force: true })
})

it.each(["backup", "restore"])("%s asks for a file", async (name) => {
  expect((await command(name, [])).err).toContain(`npm run ${name} -- FILE`)
})

it("restoring from a file that is not there says so", async () => {
  expect((await command("restore", [join(folder, "none")])).err).toContain("There is no file")
})

it.runIf(process.platform !== "win32")("nobody but the server's own user can open its admin socket", () => {
  expect(statSync(adminSocketPath(folder)).mode & 0o077).toBe(0)
})
