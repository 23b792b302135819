import { lookBackMs, waitMs } from "./decide-referral.ts"

/** A member of a tree: everyone brought by one first person, directly or indirectly. */
export type TreeMember = { id: string; joinedAt: number; networks: readonly string[] }

/** With a smaller share of a tree, a network counts as public, such as a carrier's or a dormitory's. */
const leastShare = 1 / 8
const crowd = 4

/** A tree around one of its members. `invitedOn` counts recent invitations of all trees by network. */
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
