import type { Category } from "@confetti/contract/category"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { sectionRoot } from "@confetti/domain/navigation/section"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { isTextList, readStored, writeStored } from "../../platform/storage.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import { Image } from "../../ui/image.tsx"
import { MosaicGhost } from "../../ui/mosaic.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { SearchField } from "../../ui/search-field.tsx"
import { inHue } from "../tile/index.ts"
import { FoundTiles } from "./found-tiles.tsx"
import { RecentList, withoutSearch, withSearch } from "./recent-list.tsx"
import { TopicChips } from "./topic-chips.tsx"
import { useScrollPlace } from "./use-scroll-place.ts"
import { type Found, type SearchAnswer, useSearch } from "./use-search.ts"
import { longestQuery, type useSearchTerms } from "./use-search-terms.ts"

const key = "cf_searches"

type SearchErrorProps = { hasWords: boolean; isOffline: boolean; onRetry: () => void }

type NothingFoundProps = {
  q: string
  topic: Category | undefined
  categories: readonly Category[]
  onTopic: (slug: string) => void
  onWiden: () => void
}

type Props = {
  terms: ReturnType<typeof useSearchTerms>
  categories: readonly Category[]
  /** The server's first results, for this search only. */
  first: SearchAnswer | null
  language: string
  isShown: boolean
  topicActs: (topic: Category) => ReactNode
  onTopic: (slug: string | null) => void
  onOpen: (slug: string) => void
}

export function SearchView({ terms, categories, first, language, isShown, topicActs, onTopic, onOpen }: Props) {
  const { text, q, t: askedTopic, type } = terms
  const page = useRef<HTMLDivElement>(null)
  const topic = categories.find(({ slug }) => slug === askedTopic)
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
      <header className="search-head flex items-center gap-3 min-h-56">
        {topic && <Image src={topic.emojiImageUrl} alt="" width={56} height={56} />}
        <h1>{topic?.title ?? "Search"}</h1>
      </header>
      <div className="search-bar">
        <SearchField
          id="search-input"
          name="q"
          action="/search"
          label={topic ? `Search in ${topic.title}` : "Search all tiles"}
          text={text}
          maxLength={longestQuery}
          onType={type}
          onSubmit={() => remember(text.trim())}
          onFocus={() => setFocused(true)}
        >
          {topic && <input type="hidden" name="t" value={topic.slug} />}
        </SearchField>
        {!isOpening && <TopicChips categories={categories} active={topic?.slug ?? null} q={q} onTopic={onTopic} />}
      </div>
      {askedTopic !== null && !topic && categories.length > 0 && (
        <p className="measure py-2 text-3 ink-2">There is no topic “{askedTopic}”. Searching all topics instead.</p>
      )}
      <p className={found?.answer.ids.length === 0 ? "unseen" : "search-count measure ink-2"} role="status">
        {found ? countText(found, { topic: foundTopic, language }) : ""}
      </p>
      {/* Loads a moment later, without moving anything. */}
      {topic && q === "" && <div className="min-h-44 mt-2 mb-4">{topicActs(topic)}</div>}
      {isOpening && wasFocused && recent.length > 0 && <RecentList recent={recent} onPick={type} onRemove={remove} />}
      {isOpening && (
        <Section title="Topics">
          <TopicBlocks categories={categories} onTopic={onTopic} />
        </Section>
      )}
      {isError ? (
        <SearchError hasWords={q !== ""} isOffline={isOffline} onRetry={retry} />
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
        <p className="measure py-2 text-3 ink-2">
          {topic ? "No tiles in this topic yet." : "No tiles on this server yet."}
        </p>
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

type Names = { topic: string | undefined; language: string }

function countText({ q, answer }: Found, { topic, language }: Names): string {
  const count = answer.ids.length
  if (q === "") return topic ? plural(count, { one: "# tile", other: "# tiles" }, language) : ""
  if (count === 0) return t`Nothing found`
  return topic
    ? plural(count, { one: `# tile for “${q}” in ${topic}`, other: `# tiles for “${q}” in ${topic}` }, language)
    : plural(count, { one: `# tile for “${q}”`, other: `# tiles for “${q}”` }, language)
}

function NothingFound({ q, topic, categories, onTopic, onWiden }: NothingFoundProps) {
  return (
    <div className="grid gap-4 mt-8">
      <h2 className="text-5 wrap-anywhere">{topic ? `Nothing for “${q}” in ${topic.title}` : `Nothing for “${q}”`}</h2>
      {topic ? (
        <Button kind="primary" className="justify-self-start" onClick={onWiden}>
          Search all topics
        </Button>
      ) : (
        <p className="text-3 ink-2">Try fewer words or another spelling, or one of these:</p>
      )}
      {!topic && <TopicBlocks categories={categories} onTopic={onTopic} />}
    </div>
  )
}

function SearchError({ hasWords, isOffline, onRetry }: SearchErrorProps) {
  const saved = hasWords ? t`Your search is saved. ` : ""
  const next = isOffline ? t`The search continues when you are back online.` : t`Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not search right now" about={saved + next} onRetry={onRetry} />
}

/** The latest searches of this device. Empty in the first paint. */
function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => setRecent(readStored(key, isTextList) ?? []), [])
  const change = (next: readonly string[]) => {
    setRecent(next)
    writeStored(key, next)
  }
  return {
    recent,
    remember: (search: string) => change(withSearch(recent, search)),
    remove: (search: string) => change(withoutSearch(recent, search)),
  }
}

type TopicBlocksProps = { categories: readonly Category[]; onTopic: (slug: string) => void }

function TopicBlocks({ categories, onTopic }: TopicBlocksProps) {
  return (
    <ul className="topics grid gap-2">
      {categories.map(({ slug, title, hue, emojiImageUrl }) => (
        <li key={slug}>
          <a
            href={sectionRoot("search", { t: slug })}
            {...inHue(hue, "topic relative flex overflow-hidden rounded-card ink-hue")}
            onClick={plainClick(() => onTopic(slug))}
          >
            <span className="min-w-0">{title}</span>
            <Image className="absolute" src={emojiImageUrl} alt="" width={64} height={64} decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  )
}
