import type { Category } from "@confetti/contract/category"
import { type ReactNode, useRef, useState } from "react"
import { MosaicGhost } from "../../ui/mosaic.tsx"
import { inHue } from "../tile/index.ts"
import { countText } from "./count-text.ts"
import type { SearchAnswer } from "./fetch-search.ts"
import { FoundTiles } from "./found-tiles.tsx"
import { NothingFound } from "./nothing-found.tsx"
import { RecentList } from "./recent-list.tsx"
import { SearchField } from "./search-field.tsx"
import { SearchTrouble } from "./search-trouble.tsx"
import { TopicBlocks } from "./topic-blocks.tsx"
import { TopicChips } from "./topic-chips.tsx"
import { useRecentSearches } from "./use-recent-searches.ts"
import { useScrollPlace } from "./use-scroll-place.ts"
import { useSearch } from "./use-search.ts"
import type { useSearchTerms } from "./use-search-terms.ts"

type Props = {
  terms: ReturnType<typeof useSearchTerms>
  categories: readonly Category[]
  /** What the server rendered, where it rendered this search. */
  first: SearchAnswer | null
  language: string
  /** False while a tile is open over the search. */
  isShown: boolean
  onTopic: (slug: string | null) => void
  onOpen: (slug: string) => void
}

/** Search: a mosaic to begin with, a topic's page with `t`, results as one types with `q`, both together narrowed. */
export function SearchView({ terms, categories, first, language, isShown, onTopic, onOpen }: Props) {
  const { text, q, t, type } = terms
  const page = useRef<HTMLDivElement>(null)
  const topic = categories.find(({ slug }) => slug === t)
  const { found, isOld, isError, isOffline, retry } = useSearch(q, topic?.slug ?? null, first)
  const { pages, showMore } = useScrollPlace(page, found?.key ?? "", isShown)
  const { recent, remember, remove } = useRecentSearches()
  const [wasFocused, setFocused] = useState(false)
  const isOpening = q === "" && !topic
  const foundTopic = categories.find(({ slug }) => slug === found?.topic)?.title

  const open = (slug: string) => {
    remember(q)
    onOpen(slug)
  }
  return (
    <div {...inHue(topic?.hue, "page search")} ref={page} data-topic={topic ? true : undefined}>
      <header className="search-head">
        {topic && <img src={topic.emojiImageUrl} alt="" width={56} height={56} />}
        <h1>{topic?.title ?? "Search"}</h1>
      </header>
      <div className="search-bar">
        <SearchField
          text={text}
          topic={topic}
          onType={type}
          onSubmit={() => remember(text.trim())}
          onFocus={() => setFocused(true)}
        />
        {!isOpening && <TopicChips categories={categories} active={topic?.slug ?? null} q={q} onTopic={onTopic} />}
      </div>
      {t !== null && !topic && categories.length > 0 && (
        <p className="search-note">There is no topic “{t}” here, so this looks through all of them.</p>
      )}
      <p className={found?.answer.ids.length === 0 ? "unseen" : "search-count"} role="status">
        {found ? countText(found, { topic: foundTopic, language }) : ""}
      </p>
      {isOpening && wasFocused && recent.length > 0 && <RecentList recent={recent} onPick={type} onRemove={remove} />}
      {isOpening && !isError && (
        <Section title="Topics">
          <TopicBlocks categories={categories} onTopic={onTopic} />
        </Section>
      )}
      {isError ? (
        <SearchTrouble isOffline={isOffline} onRetry={retry} />
      ) : !found ? (
        <MosaicGhost label="Searching" />
      ) : found.answer.ids.length > 0 ? (
        <Section title={found.q === "" && found.topic === null ? "From the feed" : null}>
          <FoundTiles
            found={found}
            pages={pages}
            categories={categories}
            isOld={isOld}
            onMore={showMore}
            onOpen={(tile) => open(tile.slug)}
          />
        </Section>
      ) : found.q !== "" ? (
        <NothingFound
          q={found.q}
          topic={topic}
          categories={categories}
          onTopic={onTopic}
          onWiden={() => onTopic(null)}
        />
      ) : (
        <p className="search-note">No tiles {topic ? "in this topic" : "on this server"} yet.</p>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string | null; children: ReactNode }) {
  if (title === null) return children
  return (
    <section className="page-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
