// node bench/load/run.ts [--visits 10000] [--seconds 300] [--spike 20] [--spike-seconds 30] [--step-seconds 10] [--only launch]
// A day of 10,000 people squeezed into minutes, the rate at which a server has enough (the knee), and a launch: twenty times the day's mean at
// once, with shedding and without. Everything runs on one machine, so the figures to keep are the ratios.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { runProgram, startProgram, stopAll } from "../server/processes.ts"
import { seed } from "../server/seed.ts"
import { seedPeople } from "../server/seed-people.ts"
import type { Asked, Driven } from "./drive.ts"
import { printHead, printRow } from "./print-rows.ts"
import { readFigures } from "./read-figures.ts"

const { values: options } = parseArgs({
  options: {
    visits: { type: "string", default: "10000" },
    seconds: { type: "string", default: "300" },
    spike: { type: "string", default: "20" },
    "spike-seconds": { type: "string", default: "30" },
    only: { type: "string" },
    "step-seconds": { type: "string", default: "10" },
  },
})
const seconds = Number(options.seconds)
const stepSeconds = Number(options["step-seconds"])
const spikeSeconds = Number(options["spike-seconds"])
const mean = Number(options.visits) / seconds
const port = 18_473
const file = (name: string): string => join(import.meta.dirname, name)
const folder = mkdtempSync(join(tmpdir(), "confetti-load-"))
/** A knee is passed when more than this share is refused, or who is answered waits so many times longer than in calm. */
const knee = { refused: 0.01, slower: 3 }

/** Visits in each second of a day: quiet at night, most at half past eight in the evening. */
function ratesOfDay(): number[] {
  const shape = Array.from({ length: seconds }, (_none, at) => {
    const hour = (24 * at) / seconds
    return 0.25 + Math.exp(-(((hour - 8) / 2) ** 2)) + 1.6 * Math.exp(-(((hour - 20.5) / 2.5) ** 2))
  })
  const sum = shape.reduce((all, each) => all + each, 0)
  return shape.map((each) => Math.round((each / sum) * Number(options.visits)))
}

/** How long a visit lasts at most, in seconds. */
const visitSeconds = 32

const steady = (times: number, long: number): number[] => Array.from({ length: long }, () => Math.round(mean * times))

async function measureServer(url: string, tileIds: string[], shedding: "on" | "off"): Promise<void> {
  const pid = await startProgram(file("../../apps/server/src/bin/api.ts"), {
    PORT: String(port),
    HOST: "127.0.0.1",
    EMULATOR: "1",
    LOG_LEVEL: "info",
    LOAD_SHEDDING: shedding,
    CONTENT_DIR: join(folder, "none"),
    DATA_DIR: join(folder, shedding),
    DATABASE_URL: url,
    TRUST_PROXY: "1",
    // Pages come from one address.
    RATE_LIMIT_PAGES: "100000000",
  })
  let round = 0
  const drive = async (name: string, rates: number[], settle = 0): Promise<Driven> => {
    const before = await readFigures(port, pid)
    const asked: Asked = { port, tileIds, rates, settle, seed: ++round + (shedding === "on" ? 0 : 100) }
    const driven = JSON.parse(await runProgram(file("drive.ts"), JSON.stringify(asked))) as Driven
    if (driven.failed > 0) throw new Error(`${driven.failed} requests failed that were not refused`)
    printRow(name, driven, before, await readFigures(port, pid), calm)
    return driven
  }

  const step = (name: string, times: number) => drive(name, steady(times, visitSeconds + stepSeconds), visitSeconds)

  let calm: Driven | null = null
  console.log(`\nLOAD_SHEDDING=${shedding}`)
  printHead()
  await drive("warm up", steady(1, stepSeconds))
  calm = await step("calm", 1)
  if (shedding === "on" && options.only !== "launch") {
    await drive("the day", ratesOfDay())
    let reached = 1
    for (const times of [2, 3, 4, 5, 6, 8, 10]) {
      const { all, refused, offered } = await step(`${times} times`, times)
      const share = (refused.robot + refused.read + refused.write) / offered
      if (share > knee.refused || all.p99 > knee.slower * calm.all.p99) break
      reached = times
    }
    console.log(`the knee: above ${reached} times the day's mean, ${Math.round(reached * mean)} visits a second`)
  }
  await drive(`${options.spike} times`, steady(Number(options.spike), spikeSeconds))
  await step("calm again", 1)
  await stopAll()
}

const { url, drop } = await createPostgresDatabase(
  process.env["TEST_DATABASE_URL"] ?? "postgres://root@127.0.0.1:5432/test",
)
try {
  const tileIds = await seed({ DATABASE_URL: url, DATA_DIR: "" })
  await seedPeople({ DATABASE_URL: url, DATA_DIR: "" })
  await measureServer(url, tileIds, "on")
  await measureServer(url, tileIds, "off")
} finally {
  await stopAll()
  await drop()
  rmSync(folder, { recursive: true, force: true })
}
