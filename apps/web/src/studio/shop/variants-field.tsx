import { useRef } from "react"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Field } from "../kit/form.tsx"

type Variant = { id: string; name: string }

type Props = {
  choice: string
  variants: readonly Variant[]
  onChange: (change: { choice?: string; variants?: readonly Variant[] }) => void
}

const most = 20

export function VariantsField({ choice, variants, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const put = (next: readonly Variant[]) => onChange({ variants: next })
  const add = (many: number) => {
    put([...variants, ...Array.from({ length: many }, () => ({ id: "", name: "" }))])
    // Focus the added field.
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[variants.length]?.focus())
  }
  if (variants.length === 0)
    return (
      <p className="ink-2">
        One version only. <Button onClick={() => add(2)}>Add sizes or colours</Button>
      </p>
    )
  return (
    <fieldset className="studio-set studio-variants grid gap-4">
      <legend>Sizes or colours</legend>
      <Field
        label="Option name"
        required
        minLength={2}
        maxLength={24}
        placeholder="Size"
        value={choice}
        onType={(typed) => onChange({ choice: typed })}
      />
      <ul ref={list} className="grid gap-2" aria-label="Sizes or colours">
        {variants.map((variant, at) => (
          <li key={at} className="studio-field">
            <input
              aria-label={`Name ${at + 1}`}
              required
              maxLength={24}
              value={variant.name}
              onChange={({ currentTarget: { value } }) => put(variants.with(at, { ...variant, name: value }))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`Move ${variant.name || `number ${at + 1}`} up`}
              disabled={at === 0}
              onClick={() => put(variants.with(at - 1, variant).with(at, variants[at - 1] ?? variant))}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 14.500l6-6 6 6" />
              </svg>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${variant.name || `number ${at + 1}`}`}
              onClick={() => put(variants.length <= 2 ? [] : variants.filter((_, each) => each !== at))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {variants.length < most && (
        <Button className="justify-self-start" onClick={() => add(1)}>
          Add another
        </Button>
      )}
      <p className="studio-hint">
        If you remove one and add it back, it keeps its stock. Add at least two to offer a choice.
      </p>
    </fieldset>
  )
}
