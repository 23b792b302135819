import { t } from "@confetti/domain/messages/t"
import { Trouble } from "../../ui/trouble.tsx"

type Props = { isOffline: boolean; onRetry: () => void }

/** The ids are on the device, the tiles behind them did not arrive. */
export function ShelfTrouble({ isOffline, onRetry }: Props) {
  const about = isOffline
    ? t`Nothing is lost: what you liked is kept here, and shows itself when you are online again.`
    : t`Nothing is lost: what you liked is kept here. Please try again in a moment.`
  return <Trouble isOffline={isOffline} title="Your shelf did not arrive" about={about} onRetry={onRetry} />
}
