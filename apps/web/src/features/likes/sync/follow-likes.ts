import { ApiError } from "../../../platform/api.ts"
import { reportError } from "../../../platform/error-reporter/report-error.ts"
import { oneAtATime, startOutbox, stopOutbox } from "../../../platform/outbox/index.ts"
import { hearLikes, likedTiles } from "../device-shelf.ts"
import { agreeOnLikes } from "./agree-on-likes.ts"
import { likeToggle } from "./like-toggle.ts"
import { forgetOwner, readOwner } from "./likes-owner.ts"
import { tellChanges } from "./tell-changes.ts"

/** In milliseconds. */
const firstPause = 5000
const longestPause = 600_000

let here: string | null = null
let callOff: () => void = () => undefined

/** Somebody is here, with a session: the likes on this device are theirs, and whatever changes is told. */
export async function followLikes(userId: string): Promise<void> {
  // Somebody else's, whose leaving this device has not noticed.
  if ((readOwner()?.userId ?? userId) !== userId) unfollowLikes()
  here = userId
  startOutbox({ userId, toggles: [likeToggle] })
  hearLikes(tellChanges)
  tellChanges()
  await agree(userId, firstPause)
}

/** They left: nothing of theirs stays on this device, neither what was liked nor what waits. */
export function unfollowLikes(): void {
  here = null
  callOff()
  hearLikes(() => undefined)
  stopOutbox()
  forgetOwner()
  likedTiles.replace([])
}

async function agree(userId: string, pause: number): Promise<void> {
  callOff()
  const isHere = () => here === userId
  try {
    await oneAtATime(async () => {
      if (isHere()) await agreeOnLikes(userId, isHere)
    })
  } catch (error) {
    if (!(error instanceof ApiError)) reportError(error)
    if (isHere()) tryAgain(() => void agree(userId, Math.min(pause * 2, longestPause)), pause)
  }
}

/** As soon as there is a connection, and after the pause. */
function tryAgain(act: () => void, pause: number): void {
  const timer = setTimeout(act, pause)
  addEventListener("online", act)
  callOff = () => {
    clearTimeout(timer)
    removeEventListener("online", act)
  }
}
