import { minute } from "@confetti/domain/durations"
import { timeLeftText } from "../words/index.ts"
import { useNow } from "./use-now.ts"

type Props = {
  /** What there will be: "Next word". */
  name: string
  nextDate: string
}

/** When the next puzzle begins, by this device's clock. Not read out each minute: it is no news. */
export function NextPuzzle({ name, nextDate }: Props) {
  const now = useNow(minute / 4)
  if (now >= Date.parse(nextDate)) return null
  return (
    <p className="next-puzzle">
      {name} in <time dateTime={nextDate}>{timeLeftText(nextDate, now)}</time>
    </p>
  )
}
