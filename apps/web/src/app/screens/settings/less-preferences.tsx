import { LessPreferenceList } from "../../../features/less/index.ts"
import "../../../features/less/less.css"
import { openFeed } from "../../session/open-feed.ts"

/** What somebody wants less of, or the guest of this device. */
export function LessPreferences({ userId }: { userId: string | null }) {
  return <LessPreferenceList feed={openFeed(userId)} />
}
