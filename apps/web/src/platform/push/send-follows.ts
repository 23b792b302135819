import { call } from "../api.ts"
import { isSubscribed } from "./subscription.ts"

const most = 100

export async function sendFollows(tileIds: readonly string[]): Promise<void> {
  if (await isSubscribed()) await call("notifications-follow_stories", { tileIds: tileIds.slice(0, most) })
}
