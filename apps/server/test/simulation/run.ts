import { parseArgs } from "node:util"
import { simulate } from "./simulate.ts"

const { values } = parseArgs({ options: { seed: { type: "string" }, histories: { type: "string", default: "2000" } } })
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const histories = Number(values.histories)
if (!Number.isInteger(seed) || !Number.isInteger(histories) || histories < 1) {
  console.error("npm run simulate -- [--seed N] [--histories N]")
  process.exit(1)
}
console.log(`Seed ${seed}, ${histories.toLocaleString("en")} histories …`)
try {
  const began = performance.now()
  const { steps, crashes, sent, lost, returned, resent, unlocked, takenBack, erased, written, takenDown } =
    await simulate({ seed, histories })
  const seconds = (performance.now() - began) / 1000
  console.log(
    `Every one ended as it must: ${steps.toLocaleString("en")} steps, ${crashes.toLocaleString("en")} crashes planned, ${sent} sent, ${lost} parcels lost, ${returned} returned, ${resent} of them sent again, ${unlocked} unlocked, ${takenBack} taken back, ${erased} erased, ${written.toLocaleString("en")} thoughts of which ${takenDown} were taken down, ${seconds.toFixed(0)} s.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
