import type { DraftText } from "@confetti/contract/tile-draft"
import { RichTextEditor } from "../../rich-text/rich-text-editor.tsx"
import { type DraftPath, fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"

type Props = { path: DraftPath; label: string; value: DraftText; onChange: (value: DraftText) => void }

export function TextBlock({ path, label, value, onChange }: Props) {
  const problem = useProblem(path, { isWhole: true })
  return (
    <div className="draft-field">
      <RichTextEditor
        id={fieldId(path)}
        label={label}
        value={value}
        onChange={onChange}
        describedBy={problemId(path)}
        invalid={problem !== null && value.length > 0}
      />
      <ProblemText path={path} problem={problem} isQuiet={value.length === 0} />
    </div>
  )
}
