import { type InputHTMLAttributes, useId } from "react"

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
    <fieldset className="form-question min-w-0 p-0">
      <legend>{question}</legend>
      <Choices
        choices={choices}
        propsOf={(choice) => ({ type: "radio", name, checked: choice === chosen })}
        onChoose={onChoose}
      />
    </fieldset>
  )
}

export function AnyOf<Choice extends string>({ question, choices, chosen, onChange }: Several<Choice>) {
  const toggled = (choice: Choice) =>
    chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]
  return (
    <fieldset className="form-question min-w-0 p-0">
      <legend>
        {question} <span className="form-hint mt-1 ink-2">Choose as many as you like</span>
      </legend>
      <Choices
        choices={choices}
        propsOf={(choice) => ({ type: "checkbox", checked: chosen.includes(choice) })}
        onChoose={(choice) => onChange(toggled(choice))}
      />
    </fieldset>
  )
}

type Props<Choice extends string> = {
  choices: Shared<Choice>["choices"]
  propsOf: (choice: Choice) => InputHTMLAttributes<HTMLInputElement>
  onChoose: (choice: Choice) => void
}

function Choices<Choice extends string>({ choices, propsOf, onChoose }: Props<Choice>) {
  return (
    <div className="flex flex-wrap gap-2 mt-3">
      {(Object.entries(choices) as [Choice, string][]).map(([choice, label]) => (
        <label key={choice} className="form-choice relative flex items-center px-5 py-2 rounded-full surface-2">
          <input
            className="absolute inset-0 w-full h-full rounded-full"
            {...propsOf(choice)}
            onChange={() => onChoose(choice)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
