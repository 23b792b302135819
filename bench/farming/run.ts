// npm run bench:farming
// What a script gets out of the points, against the real server with a clock of its own: one mailbox, the same mailbox under many
// names, an account that is deleted and made again, and trees of an inviter and two friends on one network. Beside two of them, what
// was paid before reads took time and before a person looked at orders.
import { aliases, friendAgain, joinAgain, oneMailbox } from "./scripts.ts"
import { trees } from "./trees.ts"

const treeCount = 8
const now = {}
/** As it was: reads and shares take no time, and nobody looks at an order. */
const before = { READ_SECONDS: "0", SHARE_SECONDS: "0", ORDERS_PER_DAY: "100000", ORDER_REVIEW: "0" }

async function line(name: string, measure: Promise<string>): Promise<void> {
  console.log(`${name.padEnd(44)} ${await measure}`)
}

await line("One mailbox, points on four days", oneMailbox(now))
await line("  without the time a read takes", oneMailbox(before))
await line("One mailbox under five names, a day", aliases(now, 5))
await line("Deleted and made again, three times a day", joinAgain(now, 3))
await line("A friend who joins, leaves and joins, thrice", friendAgain(now, 3))
await line(`${treeCount} trees on one network, a day`, trees(now, treeCount))
await line("  without the time, and without the look", trees(before, treeCount))
