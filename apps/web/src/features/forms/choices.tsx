import { useId } from "react"

type Shared<Choice extends string> = {
  question: string
  choices: Readonly<Record<Choice, string>>
}
type One<Choice extends string> = Shared<Choice> & {
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
}
type Several<Choice extends string> = Shared<Choice> & {
  chosen: readonly Choice[]
  onChange: (chosen: Choice[]) => void
}

export function OneOf<Choice extends string>({ question, choices, chosen, onChoose }: One<Choice>) {
  const name = useId()
  return (
    <fieldset className="form-question">
      <legend>{question}</legend>
      <div className="form-choices">
        {entriesOf(choices).map(([choice, label]) => (
          <label key={choice} className="form-choice">
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function AnyOf<Choice extends string>({ question, choices, chosen, onChange }: Several<Choice>) {
  const toggled = (choice: Choice) =>
    chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]
  return (
    <fieldset className="form-question">
      <legend>
        {question} <span>As many as you like</span>
      </legend>
      <div className="form-choices">
        {entriesOf(choices).map(([choice, label]) => (
          <label key={choice} className="form-choice">
            <input type="checkbox" checked={chosen.includes(choice)} onChange={() => onChange(toggled(choice))} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function entriesOf<Choice extends string>(choices: Readonly<Record<Choice, string>>): [Choice, string][] {
  return Object.entries(choices) as [Choice, string][]
}
