import type { Tx } from "../../platform/db/open-database.ts"
import { awardsOf } from "../points/ledger-store.ts"
import { lookBackMs, type ReferralFacts } from "./judge-referral.ts"
import type { ReferralRow } from "./referral-store.ts"
import { accountsOnDevice, invitedOn, ownStateOf, treeAround } from "./signals-store.ts"
import { treeFacts } from "./tree-facts.ts"

/** Everything an invitation is judged by, now that the invited person has settled in. */
export async function gatherFacts(tx: Tx, row: ReferralRow, now: number): Promise<ReferralFacts> {
  const { user_id: inviterId, invited_id: invitedId, qualified_at, state } = row
  const since = new Date(now - lookBackMs)
  const tree = await treeAround(tx, inviterId, since)
  const networks = [...new Set(tree.flatMap((member) => member.networks))]
  // Counted in the ledger: a friend who is erased takes their invitation along.
  const { paidSince } = await awardsOf(tx, inviterId, "referral", row.referral_id, since)
  return {
    ...treeFacts(invitedId, tree, await invitedOn(tx, networks, since), now),
    paidLately: paidSince,
    accountsOnDevice: await accountsOnDevice(tx, invitedId),
    inviterState: await ownStateOf(tx, inviterId),
    waitsSince: state === "qualified" && qualified_at !== null ? qualified_at.getTime() : null,
  }
}
