import { t } from "@confetti/domain/messages/t"
import { studioStates } from "@confetti/domain/studio/studio-tile"
import { useEffect, useRef, useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { Select } from "../../kit/form.tsx"
import { SearchField } from "../../search-field.tsx"
import { categoriesRead } from "../fields/cover-fields.tsx"
import type { ListFilters } from "../tile-paths.ts"
import { stateWords } from "./tile-state.tsx"

/** Milliseconds after the last letter until searching. */
const searchedAfter = 300

type Props = { filters: ListFilters; onChange: (next: ListFilters) => void }

export function FilterBar({ filters, onChange }: Props) {
  const { data: categories = [] } = useRead(categoriesRead)
  const [text, setText] = useState(filters.search)
  const [known, setKnown] = useState(filters.search)
  // The address was changed elsewhere: by Back, or by "Show all".
  if (known !== filters.search) {
    setKnown(filters.search)
    setText(filters.search)
  }
  const search = useRef(() => {})
  useEffect(() => {
    search.current = () => onChange({ ...filters, search: text.trim() })
  })
  const isSearched = text.trim() === filters.search
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each letter restarts the wait.
  useEffect(() => {
    if (isSearched) return
    const timer = setTimeout(() => search.current(), searchedAfter)
    return () => clearTimeout(timer)
  }, [isSearched, text])
  const { state, category } = filters
  const slugs = categories.map(({ slug, title }) => [slug, title] as const)
  const isUnknown = category !== null && categories.every(({ slug }) => slug !== category)

  return (
    <form
      className="tile-filters grid cols-2 gap-2 mb-4"
      role="search"
      aria-label="Tiles"
      onSubmit={(event) => {
        event.preventDefault()
        search.current()
      }}
    >
      <SearchField
        label="Search by title or address"
        placeholder="Search by title or address"
        value={text}
        onChange={setText}
      />
      <Select
        label={<span className="unseen">Status</span>}
        options={[["", t`Any status`], ...Object.entries(stateWords)]}
        value={state ?? ""}
        onChoose={(chosen) => onChange({ ...filters, state: studioStates.find((each) => each === chosen) ?? null })}
      />
      <Select
        label={<span className="unseen">Category</span>}
        options={[["", t`Any category`], ...slugs, ...(isUnknown ? [[category, category] as const] : [])]}
        value={category ?? ""}
        onChoose={(chosen) => onChange({ ...filters, category: chosen || null })}
      />
    </form>
  )
}
