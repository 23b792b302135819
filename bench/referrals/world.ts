import { lookBackMs, type ReferralFacts } from "../../apps/server/src/modules/referrals/decide-referral.ts"
import { type TreeMember, treeFacts } from "../../apps/server/src/modules/referrals/tree-facts.ts"
import type { SimPerson } from "./sim-person.ts"

export type World = {
  join: (person: number) => void
  pay: (inviter: number, now: number) => void
  /** Facts the server would know, without the outcome of other invitations. */
  factsOf: (person: number, now: number) => Omit<ReferralFacts, "inviterState" | "waitsSince">
}

/** Facts the server would know of these people, as they join. */
export function createWorld(people: readonly SimPerson[]): World {
  const accountsOn = new Map<number, number>()
  const invitedAt = new Map<string, number[]>()
  const broughtOn = new Map<string, { by: number; at: number }[]>()
  const trees = new Map<number, TreeMember[]>()
  const paidAt = new Map<number, number[]>()
  const roots: number[] = []
  // Inviters come before the people they bring.
  for (const [person, { inviter }] of people.entries())
    roots.push(inviter === null ? person : (roots[inviter] ?? person))
  const rootOf = (person: number): number => roots[person] ?? person

  return {
    join: (person) => {
      const { devices, networks, inviter, joinsAt } = personAt(people, person)
      for (const device of devices) accountsOn.set(device, (accountsOn.get(device) ?? 0) + 1)
      if (inviter === null) return
      const member = { id: String(person), joinedAt: joinsAt, networks: networks.map(String) }
      for (const network of member.networks) listIn(invitedAt, network).push(joinsAt)
      for (const network of member.networks) listIn(broughtOn, network).push({ by: inviter, at: joinsAt })
      listIn(trees, rootOf(person)).push(member)
    },
    pay: (inviter, now) => void listIn(paidAt, inviter).push(now),
    factsOf: (person, now) => {
      const { devices, inviter, networks: own } = personAt(people, person)
      const tree = trees.get(rootOf(person)) ?? []
      const networks = new Set(tree.flatMap((member) => member.networks))
      const invitedOn = new Map(Array.from(networks, (network) => [network, lately(invitedAt.get(network), now)]))
      return {
        ...treeFacts(String(person), tree, invitedOn, now),
        invitersOnNetwork: Math.max(0, ...own.map((network) => invitersLately(broughtOn.get(String(network)), now))),
        paidLately: lately(inviter === null ? [] : paidAt.get(inviter), now),
        accountsOnDevice: Math.max(...devices.map((device) => accountsOn.get(device) ?? 0)),
      }
    },
  }
}

export function personAt(people: readonly SimPerson[], at: number): SimPerson {
  const person = people[at]
  if (!person) throw new Error(`there is nobody at ${at}`)
  return person
}

function lately(moments: readonly number[] = [], now: number): number {
  return moments.filter((moment) => moment > now - lookBackMs).length
}

/** People who brought two or more of these lately. */
function invitersLately(brought: readonly { by: number; at: number }[] = [], now: number): number {
  const counts = new Map<number, number>()
  for (const { by, at } of brought) if (at > now - lookBackMs) counts.set(by, (counts.get(by) ?? 0) + 1)
  return [...counts.values()].filter((count) => count >= 2).length
}

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
