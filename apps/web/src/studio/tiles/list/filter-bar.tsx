import { studioStates } from "@confetti/domain/studio/studio-tile"
import { useEffect, useRef, useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { categoriesRead } from "../categories-read.ts"
import { stateWords } from "../state-words.ts"
import { type ListFilters, longestSearch } from "./list-filters.ts"

/** How long after the last letter is searched, in milliseconds. */
const searchedAfter = 300

type Props = { filters: ListFilters; onChange: (next: ListFilters) => void }

export function FilterBar({ filters, onChange }: Props) {
  const { data: categories = [] } = useRead(categoriesRead)
  const [text, setText] = useState(filters.search)
  const [known, setKnown] = useState(filters.search)
  // The address changed by another hand: back, or “show all of them”.
  if (known !== filters.search) {
    setKnown(filters.search)
    setText(filters.search)
  }
  const search = useRef(() => {})
  useEffect(() => {
    search.current = () => onChange({ ...filters, search: text.trim() })
  })
  const isSearched = text.trim() === filters.search
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each letter begins the wait anew.
  useEffect(() => {
    if (isSearched) return
    const timer = setTimeout(() => search.current(), searchedAfter)
    return () => clearTimeout(timer)
  }, [isSearched, text])

  return (
    <form
      className="tile-filters"
      role="search"
      aria-label="Tiles"
      onSubmit={(event) => {
        event.preventDefault()
        search.current()
      }}
    >
      <label className="studio-field tile-filters-search">
        <span className="unseen">Search by title or address</span>
        <input
          type="search"
          placeholder="Search by title or address"
          maxLength={longestSearch}
          value={text}
          data-search
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <label className="studio-field">
        <span className="unseen">Status</span>
        <select
          value={filters.state ?? ""}
          onChange={({ currentTarget }) =>
            onChange({ ...filters, state: studioStates.find((each) => each === currentTarget.value) ?? null })
          }
        >
          <option value="">Any state</option>
          {studioStates.map((state) => (
            <option key={state} value={state}>
              {stateWords[state]}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-field">
        <span className="unseen">Category</span>
        <select
          value={filters.category ?? ""}
          onChange={({ currentTarget }) => onChange({ ...filters, category: currentTarget.value || null })}
        >
          <option value="">Any category</option>
          {categories.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
          {filters.category !== null && !categories.some(({ slug }) => slug === filters.category) && (
            <option value={filters.category}>{filters.category}</option>
          )}
        </select>
      </label>
    </form>
  )
}
