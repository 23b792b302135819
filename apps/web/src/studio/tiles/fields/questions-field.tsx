import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { fieldId } from "./draft-path.ts"
import { insertedAt, replacedAt } from "./list-edits.ts"
import { ProblemText, useProblem } from "./problems.tsx"
import { QuestionCard } from "./question-card.tsx"
import { type Undo, UndoBar } from "./undo-bar.tsx"

type Question = TileDraft["questions"][number]
type Props = { questions: Question[]; onEdit: (change: (questions: Question[]) => Question[]) => void }

const mostInDraft = 12
const emptyQuestion: Question = {
  question: "",
  options: Array.from({ length: tileLimits.options.most }, () => ""),
  right: "",
  why: "",
}

export function QuestionsField({ questions, onEdit }: Props) {
  const problem = useProblem(["questions"])
  const [undo, setUndo] = useState<Undo | null>(null)
  const remove = (at: number) => {
    const question = questions[at]
    if (!question) return
    onEdit((all) => all.toSpliced(at, 1))
    setUndo({ text: t`Question ${at + 1} is removed.`, undo: () => onEdit((all) => insertedAt(all, at, question)) })
  }
  return (
    <section className="draft-group" aria-labelledby="draft-questions-title" id={fieldId(["questions"])} tabIndex={-1}>
      <header className="draft-group-head">
        <h2 id="draft-questions-title">Questions</h2>
        <span className="draft-count" data-over={questions.length > tileLimits.questions.most || undefined}>
          {questions.length === 0
            ? "none needed"
            : `${questions.length} of ${tileLimits.questions.least}–${tileLimits.questions.most}`}
        </span>
      </header>
      <ProblemText path={["questions"]} problem={problem} />
      {questions.map((question, at) => (
        <QuestionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name of its own, and its fields are all here
          key={at}
          question={question}
          at={at}
          onChange={(change) => onEdit((all) => replacedAt(all, at, change))}
          onRemove={() => remove(at)}
        />
      ))}
      <UndoBar undo={undo} onDone={() => setUndo(null)} />
      <Button disabled={questions.length >= mostInDraft} onClick={() => onEdit((all) => [...all, emptyQuestion])}>
        Add a question
      </Button>
    </section>
  )
}
