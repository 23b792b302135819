import { lookBackMs, waitMs } from "./decide-referral.ts"

/** Somebody brought into a tree: everybody one first person brought, directly or by way of others. */
export type TreeMember = { id: string; joinedAt: number; networks: readonly string[] }

/** On a network where a smaller share of those invited is of one tree, they are there as anybody is: a carrier's, a dormitory's. */
const leastShare = 1 / 8
const crowd = 4

/** How a tree stands around one of its people. `invitedOn` says of each network how many of all trees were invited there lately. */
export function treeFacts(
  id: string,
  tree: readonly TreeMember[],
  invitedOn: ReadonlyMap<string, number>,
  now: number,
) {
  const lately = tree.filter(({ joinedAt }) => joinedAt > now - lookBackMs)
  const byNetwork = ownNetworks(lately, invitedOn)
  const mine = tree.find((member) => member.id === id)?.networks ?? []
  const near = new Set(mine.flatMap((network) => byNetwork.get(network) ?? []).map((member) => member.id))
  near.delete(id)
  const crowded = new Set([...byNetwork.values()].filter(({ length }) => length >= crowd).flat())
  const isNew = ({ joinedAt }: TreeMember): boolean => joinedAt > now - waitMs
  return {
    treeOnNetwork: near.size,
    crowdInTree: crowded.size,
    crowdIsNew: [...crowded].filter(isNew).length,
    treeLately: lately.length,
    treeIsNew: lately.filter(isNew).length,
  }
}

function ownNetworks(
  members: readonly TreeMember[],
  invitedOn: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly TreeMember[]> {
  const found = new Map<string, TreeMember[]>()
  for (const member of members) {
    for (const network of member.networks) {
      const there = found.get(network)
      if (there) there.push(member)
      else found.set(network, [member])
    }
  }
  for (const [network, { length }] of found) {
    if (length < leastShare * (invitedOn.get(network) ?? 0)) found.delete(network)
  }
  return found
}
