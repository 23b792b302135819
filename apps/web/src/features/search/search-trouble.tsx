import { Trouble } from "../../ui/trouble.tsx"

type Props = { isOffline: boolean; onRetry: () => void }

/** The search got no answer. */
export function SearchTrouble({ isOffline, onRetry }: Props) {
  const about = isOffline
    ? "Your words are kept in the field. The search goes on by itself when you are online again."
    : "Your words are kept in the field. Please try again in a moment."
  return <Trouble isOffline={isOffline} title="The search did not answer" about={about} onRetry={onRetry} />
}
