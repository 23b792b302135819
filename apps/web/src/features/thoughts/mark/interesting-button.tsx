import type { Thought } from "@confetti/contract/thoughts"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { useToggle } from "../../../platform/sync/sync.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useSession } from "../../session/index.ts"
import { interestingToggle, marksHereOf, marksShown } from "./marks-here.ts"
import "./interesting.css"

type Props = { thought: Thought; onJoin: () => void }

export function InterestingButton({ thought, onJoin }: Props) {
  const { userId } = useSession()
  const { isOn, marks, toggle } = useInteresting(thought)
  if (thought.isMine) return <OwnMarks marks={marks} />
  const count = marks.toLocaleString()
  return (
    <button
      type="button"
      className="thought-interesting"
      aria-pressed={isOn}
      aria-label={marks === 0 ? "Interesting" : `Interesting, ${count}`}
      onClick={userId === null ? onJoin : toggle}
    >
      <Icon name="interesting" isFilled={isOn} />
      {t`Interesting`}
      {marks > 0 && <span className="thought-marks">{compact(marks)}</span>}
    </button>
  )
}

function OwnMarks({ marks }: { marks: number }) {
  if (marks === 0) return null
  return (
    <span className="thought-interesting">
      <Icon name="interesting" />
      <span className="thought-marks" aria-hidden="true">
        {compact(marks)}
      </span>
      <span className="unseen">
        {plural(marks, { one: "# person finds this interesting", other: "# people find this interesting" })}
      </span>
    </span>
  )
}

function compact(marks: number): string {
  return marks.toLocaleString(undefined, { notation: "compact" })
}

/** Whether the person finds a thought interesting, how many do, and a toggle. `thought` must be the object that was read. */
function useInteresting(thought: Thought) {
  const shown = (scope: SessionScope) => marksHereOf(scope).shownOver(thought)
  const [isOn, toggle] = useToggle({ ...interestingToggle, shown }, thought.id)
  return { isOn, marks: marksShown(thought, isOn), toggle }
}
