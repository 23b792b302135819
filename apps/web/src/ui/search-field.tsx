import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from "react"
import { Icon, IconButton } from "./icon.tsx"
import "./search-field.css"

type Props = Pick<ComponentProps<"input">, "name" | "maxLength" | "onFocus"> & {
  id: string
  label: string
  text: string
  onType: (text: string) => void
  onSubmit?: () => void
  /** The form's target before hydration. */
  action?: string
  children?: ReactNode
}

export function SearchField({ id, label, text, onType, onSubmit, action, children, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Closes the on-screen keyboard over the results.
    field.current?.blur()
    onSubmit?.()
  }
  const clear = () => {
    onType("")
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || text === "") return
    event.preventDefault()
    clear()
  }
  return (
    <form className="search-field relative" role="search" action={action} onSubmit={submit}>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input
        {...input}
        className="w-full min-h-52 py-2 rounded-full surface-1 text-3"
        id={id}
        ref={field}
        type="search"
        value={text}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      {children}
      {text !== "" && <IconButton icon="close" label="Clear the search" onClick={clear} />}
    </form>
  )
}
