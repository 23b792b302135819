import { deviceZone } from "../../../platform/device-zone.ts"
import { type DraftPath, fieldId } from "./draft-path.ts"
import { localTimeOf, momentOfLocal } from "./moment-text.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"

type Props = { path: DraftPath; label: string; value: string; onChange: (value: string) => void }

/** A time, written and shown in this device's zone, which stands beside it. */
export function MomentField({ path, label, value, onChange }: Props) {
  const problem = useProblem(path)
  const id = fieldId(path)
  return (
    <div className="studio-field draft-field">
      <span className="draft-label">
        <label htmlFor={id}>{label}</label>
        <span className="draft-count" id={`${id}-hint`}>
          {deviceZone()}
        </span>
      </span>
      <input
        id={id}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={localTimeOf(value)}
        aria-describedby={`${id}-hint ${problemId(path)}`}
        aria-invalid={problem !== null || undefined}
        onChange={({ currentTarget }) => onChange(momentOfLocal(currentTarget.value))}
      />
      <ProblemText path={path} problem={problem} />
    </div>
  )
}
