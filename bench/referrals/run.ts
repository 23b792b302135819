// npm run bench:referrals -- [--seeds 2]
import { parseArgs } from "node:util"
import { seededRandom } from "../../apps/server/src/modules/ranking/explore/thompson-sampling.ts"
import { honestPeople } from "./honest.ts"
import { live } from "./live.ts"
import { type Figures, figuresOf } from "./measure.ts"
import { policies } from "./policies.ts"
import { ringAccounts, ringShapes } from "./ring.ts"
import { chanceOf, day } from "./sim-person.ts"

/**
 * What the limits on paid invitations cost honest people, and what they leave a ring: 20,000 honest people over 180 days beside a
 * ring of 1,000 accounts that begins on day 60, judged by the very function the server judges by, and by two simpler ones.
 *
 * Assumed of the honest: 200 networks of carriers that anybody may be on, 60 dormitories, schools and offices where one in twelve
 * lives, households of up to four, one in eight of them with a tablet that half of them join on; one in 250 brings 15 to 30 friends,
 * one in seven of these all at once at an event of theirs, on its network; one tree in a thousand takes off and grows to 600.
 * Assumed of the ring: it knows the cap and stays below it, and its shapes (`ring.ts`). Assumed of the server: it learns each
 * account's network and device when it joins, and nobody has looked at what is under review.
 * Not assumed, and not caught: a ring that has a network and a device for each account, or hundreds of trees. The thresholds were chosen
 * while looking at the first five seeds; a ring in three trees that know nothing of each other gets more than the one per cent.
 */
const { values } = parseArgs({ options: { seeds: { type: "string", default: "2" } } })
const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => at + 1)
const honestCount = 20_000
const mostPaid = 20

const measured = seeds.map((seed) => {
  const honest = honestPeople(honestCount, chanceOf(seededRandom(seed)))
  return ringShapes.map((shape) => {
    const people = [...honest, ...ringAccounts(shape, 60 * day, honest.length, chanceOf(seededRandom(seed + 100)))]
    const compared = shape.isCompared ? Object.values(policies) : [policies.ours]
    return compared.map((policy) => figuresOf(people, live(people, policy, mostPaid)))
  })
})

const column = (shape: number, policy: number, key: keyof Figures): string =>
  measured.map((seed) => (100 * (seed[shape]?.[policy]?.[key] ?? Number.NaN)).toFixed(2).padStart(6)).join(" ")

console.log(
  `In percent, for seeds ${seeds.join(", ")}. Asked for: of the ring's points at most 1, of the honest held up at most 0.5.\n`,
)
console.log("Of the ring's points, paid:")
for (const [shape, { name, isCompared }] of ringShapes.entries()) {
  for (const [policy, limits] of Object.keys(policies).entries())
    if (policy === 0 || isCompared)
      console.log(`  ${name.padEnd(28)} ${limits.padEnd(14)} ${column(shape, policy, "ringPaid")}`)
}
console.log("\nOf honest invitations whose friend has settled in:")
for (const [policy, limits] of Object.keys(policies).entries()) {
  console.log(`  held up for a person's eyes  ${limits.padEnd(14)} ${column(0, policy, "heldUp")}`)
  console.log(`  wait two days                ${limits.padEnd(14)} ${column(0, policy, "waited")}`)
  console.log(`  wait longer                  ${limits.padEnd(14)} ${column(0, policy, "waitedLonger")}`)
}
