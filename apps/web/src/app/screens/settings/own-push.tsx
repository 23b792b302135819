import { followedTiles } from "../../../features/likes/index.ts"
import { PushSettings } from "../../../features/push/index.ts"
import { sendFollows } from "../../../platform/push/send-follows.ts"

type Props = { language: string; onWanted: (isWanted: boolean) => void; onReached: () => void }

/** Notifications, and the stories of this device that they are about. */
export function OwnPush(props: Props) {
  return <PushSettings {...props} onSubscribed={() => void sendFollows(followedTiles.all()).catch(() => undefined)} />
}
