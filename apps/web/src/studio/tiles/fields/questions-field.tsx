import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useField } from "../../kit/document.tsx"
import { FieldAbout, SetFrame, TextField } from "../../kit/document-fields.tsx"
import { DraftList } from "./draft-list.tsx"

type Question = TileDraft["questions"][number]

export function QuestionsField() {
  return (
    <DraftList<Question>
      path="questions"
      title="Questions"
      action="Add a question"
      limits={tileLimits.questions}
      mostInDraft={12}
      isOptional
      placeName={(at) => t`Question ${at + 1}`}
      nameOf={({ question }) => question}
      create={() => ({
        question: "",
        options: Array.from({ length: tileLimits.options.most }, () => ""),
        right: "",
        why: "",
      })}
    >
      {({ options }) => <QuestionFields options={options} />}
    </DraftList>
  )
}

function QuestionFields({ options }: { options: readonly string[] }) {
  const { edit } = useField<Question>([])
  const right = useField<string>("right")
  const changeOption = (at: number, text: string) =>
    edit((now) => ({
      ...now,
      options: now.options.with(at, text),
      // Keeps the right option right while its text changes.
      right: now.right !== "" && now.options[at] === now.right ? text : now.right,
    }))
  return (
    <>
      <TextField path="question" label="Question" most={tileLimits.question.most} />
      <SetFrame field={right} label="Options; mark the right one">
        <FieldAbout field={useField("options")} />
        {options.map((option, at) => (
          <div key={at} className="grid cols-start items-center gap-3">
            <input
              type="radio"
              className="studio-box"
              name={right.id}
              aria-label={`Option ${at + 1} is right`}
              checked={option !== "" && option === right.value}
              disabled={option === ""}
              onChange={() => right.set(option)}
            />
            <TextField
              path={["options", at]}
              label={`Option ${at + 1}`}
              most={tileLimits.option.most}
              onType={(text) => changeOption(at, text)}
            />
          </div>
        ))}
      </SetFrame>
      <TextField path="why" label="Why it is right" most={tileLimits.why.most} rows={2} />
    </>
  )
}
