import { type Chance, day, hour, minute, type SimPerson, second } from "./sim-person.ts"

const days = 180
/** Networks that strangers share: of a carrier, and of dormitories, schools and offices. */
export const carrierNetworks = 200
const sharedPlaces = 60
/** A tree that takes off ends here. */
const largestTree = 600

/** Where somebody lives: a network, the device that lies around there, if any, and for how many more of the household. */
type Place = { network: number; tablet: number | null; room: number }

type Numbers = { network: number; device: number }

type Arrival = { inviter: number | null; joinsAt: number; place: Place; venue: number | null }

/** Honest people: whoever comes by themselves, and whom they bring, and so on, until there are that many. */
export function honestPeople(count: number, chance: Chance): SimPerson[] {
  const numbers: Numbers = { network: carrierNetworks + sharedPlaces, device: 0 }
  const people: SimPerson[] = []
  while (people.length < count) {
    const first = people.length
    const isViral = chance.isTrue(0.001)
    const place = newPlace(numbers, chance)
    const queue: Arrival[] = [{ inviter: null, joinsAt: chance.next() * days * day, place, venue: null }]
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (next.joinsAt > days * day || people.length >= count || people.length - first > largestTree) continue
      people.push(personFrom(next, numbers, chance))
      queue.push(...friendsOf(next, people.length - 1, { isViral, numbers, chance }))
    }
  }
  return people
}

type Around = { isViral: boolean; numbers: Numbers; chance: Chance }

function friendsOf({ joinsAt, place }: Arrival, inviter: number, { isViral, numbers, chance }: Around): Arrival[] {
  const { friends, over, isEvent } = circleOf(isViral, chance)
  const event = joinsAt + chance.after(over)
  return Array.from({ length: friends }, () => ({
    inviter,
    joinsAt: isEvent ? event + chance.after(hour) : joinsAt + chance.after(over),
    place: placeOfFriend(place, numbers, chance),
    venue: isEvent ? place.network : null,
  }))
}

/** Most bring nobody, some a few, and one in 250 brings 15 to 30; one in seven of these at an event, all on its network. */
function circleOf(isViral: boolean, chance: Chance): { friends: number; over: number; isEvent: boolean } {
  const draw = chance.next()
  if (isViral && draw < 0.4) return { friends: chance.whole(2, 5), over: 6 * day, isEvent: false }
  if (draw < 0.004) return { friends: chance.whole(15, 30), over: 40 * day, isEvent: chance.isTrue(0.15) }
  if (draw < 0.034) return { friends: chance.whole(3, 8), over: 5 * day, isEvent: false }
  return { friends: draw < 0.264 ? chance.whole(1, 2) : 0, over: 10 * day, isEvent: false }
}

/** Every twelfth household is a dormitory or the like; of the others every eighth shares a tablet. */
function newPlace(numbers: Numbers, chance: Chance): Place {
  const isShared = chance.isTrue(0.08)
  if (isShared) return { network: carrierNetworks + chance.whole(0, sharedPlaces - 1), tablet: null, room: 0 }
  const tablet = chance.isTrue(0.12) ? numbers.device++ : null
  return { network: numbers.network++, tablet, room: chance.pick([0, 0, 1, 1, 2, 3]) }
}

/** A friend is of the same household while it has room, of the same dormitory half of the time, or from elsewhere. */
function placeOfFriend(place: Place, numbers: Numbers, chance: Chance): Place {
  const isShared = place.network < carrierNetworks + sharedPlaces
  if (isShared && chance.isTrue(0.5)) return place
  if (!isShared && place.room > 0 && chance.isTrue(0.3)) {
    place.room -= 1
    return place
  }
  return newPlace(numbers, chance)
}

/** Joins at home, on their carrier's network or at the event; half of those with a tablet join on it. */
function personFrom({ inviter, joinsAt, place, venue }: Arrival, numbers: Numbers, chance: Chance): SimPerson {
  const networks = new Set<number>(venue === null ? [] : [venue])
  if (chance.isTrue(0.6)) networks.add(place.network)
  if (networks.size === 0 || chance.isTrue(0.3)) networks.add(chance.whole(0, carrierNetworks - 1))
  const isOnTablet = place.tablet !== null && chance.isTrue(0.5)
  const devices = [isOnTablet && place.tablet !== null ? place.tablet : numbers.device++]
  if (chance.isTrue(0.2)) devices.push(numbers.device++)
  return { joinsAt, inviter, networks: [...networks], devices, settlesAfter: settling(chance), isRing: false }
}

/** A third never settles in. Of the rest one in eleven has read before joining, or reads very fast; most take hours or days. */
function settling(chance: Chance): number | null {
  const draw = chance.next()
  if (draw < 0.33) return null
  if (draw < 0.39) return chance.whole(5, 90) * second
  return Math.max(90 * second, chance.around(draw < 0.6 ? 20 * minute : 2 * day, 1.2))
}
