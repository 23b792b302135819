import type { LessEffect, LessPreference } from "@confetti/contract/feed"
import { lessHorizon, mostFeedIds } from "@confetti/contract/limits"
import { countLess } from "@confetti/domain/feed/less-preference"
import { addGuestLess, type Feed, orderNow, readGuestLess, removeGuestLess } from "../../features/feed/index.ts"
import { type LessSource, type OpenFeed, serverLess } from "../../features/less/index.ts"
import { searchTileIds } from "../../features/tile/index.ts"
import { randomId } from "../../platform/ids.ts"

type LessSubject = Pick<LessPreference, "scope" | "subject" | "title" | "askedDate">

type Shown = { upcoming: string[]; walked: string[] }

/** A guest's less-preferences, stored and applied on the device until they sign in. */
const guestLess: LessSource = {
  async showLess(less, shown) {
    const wish = { ...less, askedDate: new Date().toISOString(), key: randomId() }
    addGuestLess(wish)
    try {
      return await effectOf(wish, shown)
    } catch (error) {
      removeGuestLess(wish)
      throw error
    }
  },
  async undoLess(wishId, shown) {
    const wish = readGuestLess().find((each) => idOf(each) === wishId)
    if (!wish) throw new Error("This is not wanted less any more.")
    removeGuestLess(wish)
    try {
      return await effectOf(wish, shown)
    } catch (error) {
      addGuestLess(wish)
      throw error
    }
  },
  preferences: {
    key: "guestLess",
    read: async () => readGuestLess().map(viewOf),
  },
}

/** The home feed, for changing its order; null for a guest. */
export function openFeed(feed: Feed, userId: string | null): OpenFeed {
  return {
    less: userId === null ? guestLess : serverLess(userId),
    shown: async () => ({
      upcoming: feed.upcoming().slice(0, lessHorizon),
      walked: feed.walked().slice(-mostFeedIds),
    }),
    takeOrder: async (ids) => feed.splice(ids),
  }
}

async function effectOf(wish: LessSubject, { upcoming, walked }: Shown): Promise<LessEffect> {
  const [tileIds, meant] = await Promise.all([
    orderNow(),
    wish.scope === "category" ? searchTileIds({ query: "", category: wish.subject, userId: null }) : [wish.subject],
  ])
  const isMeant = (id: string) => meant.includes(id)
  const next = tileIds.filter((id) => !walked.includes(id))
  const horizon = upcoming.length || lessHorizon
  return {
    wish: viewOf(wish),
    before: countLess(upcoming, isMeant, horizon),
    after: countLess(next, isMeant, horizon),
    horizon,
    tileIds,
  }
}

function viewOf({ scope, subject, title, askedDate }: LessSubject): LessPreference {
  return { id: idOf({ scope, subject }), scope, subject, title, slug: null, askedDate }
}

function idOf({ scope, subject }: Pick<LessSubject, "scope" | "subject">): string {
  return `${scope}:${subject}`
}
