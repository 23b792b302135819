import { type KeyboardEvent, type SyntheticEvent, useRef } from "react"
import { Icon, IconButton } from "../../ui/icon.tsx"
import { longestQuery } from "./use-search-terms.ts"

type Props = {
  text: string
  topic: { slug: string; title: string } | undefined
  onType: (text: string) => void
  onSubmit: () => void
  onFocus: () => void
}

/** The field. As a plain form it also searches before the page is alive. */
export function SearchField({ text, topic, onType, onSubmit, onFocus }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const label = topic ? `Search in ${topic.title}` : "Search every tile"
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // On a phone this folds the keyboard away from the results.
    input.current?.blur()
    onSubmit()
  }
  const clear = () => {
    onType("")
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || text === "") return
    event.preventDefault()
    clear()
  }
  return (
    <form className="search-field" role="search" action="/search" onSubmit={submit}>
      <label className="unseen" htmlFor="search-input">
        {label}
      </label>
      <Icon name="search" />
      <input
        id="search-input"
        ref={input}
        type="search"
        name="q"
        value={text}
        placeholder={label}
        maxLength={longestQuery}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        onFocus={onFocus}
      />
      {topic && <input type="hidden" name="t" value={topic.slug} />}
      {text !== "" && <IconButton icon="close" label="Clear the search" onClick={clear} />}
    </form>
  )
}
