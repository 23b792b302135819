import type { Category } from "@confetti/contract/category"
import type { LearnedTileView, YearReview } from "@confetti/contract/recall"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { ErrorNote } from "../../ui/error-note.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { titleOf } from "./novelty-words.ts"
import { CategoryShares } from "./share-bar.tsx"
import "./history-link.css"
import "./year-page.css"

type Props = {
  /** Undefined while unknown, null without a year in review. */
  review: YearReview | null | undefined
  isError: boolean
  isOffline: boolean
  categories: readonly Category[]
  language: string
  onRetry: () => void
  onOpen: (slug: string) => void
  onFeed: () => void
}

export function YearPage(props: Props) {
  const { review, isError, isOffline, categories, language, onRetry, onOpen, onFeed } = props
  if (review === undefined && isError)
    return (
      <>
        <h1>Your year</h1>
        <ErrorNote
          isOffline={isOffline}
          title="Could not load your year"
          about="Nothing is lost. What you read is saved in your account."
          onRetry={onRetry}
        />
      </>
    )
  if (review === undefined)
    return (
      <>
        <h1>Your year</h1>
        <div className="year-ghost mt-5 rounded-sheet surface-1" role="status" aria-label="Loading your year" />
      </>
    )
  if (review === null) return <NoYear onFeed={onFeed} />
  const { year, count, days, first, last, fullestWeek, mostLiked } = review
  const things = plural(count, { one: "# thing", other: "# things" }, language)
  const [best] = review.categories
  const bestTitle = best && titleOf(best.slug, categories)
  const bestCount = best?.count.toLocaleString(language)
  const hue = categories.find(({ slug }) => slug === best?.slug)?.hue ?? 85
  return (
    <div className="year in-hue" style={{ "--hue": hue }}>
      <h1>
        Your {year}: <b className="ink-hue">{things}</b>
      </h1>
      <p className="learned-lead mt-3 text-3 ink-2 text-pretty">
        {plural(days, { one: "Read to the end on one day.", other: `Read to the end on # different days.` }, language)}
        {best && <span>{` Most in ${bestTitle}: ${bestCount}.`}</span>}
      </p>
      <CategoryShares counts={review.categories} categories={categories} language={language} className="mt-5" />
      <ul className="learned-list grid mt-6">
        <Fact name={t`The first`} tile={first} {...{ categories, language, onOpen }} />
        <li className="year-fact relative grid content-start gap-2 p-5 rounded-sheet">
          <h2>Your biggest week</h2>
          <strong>{plural(fullestWeek.count, { one: "# thing", other: "# things" }, language)}</strong>
          <p className="ink-2">{weekText(fullestWeek.monday, language)}</p>
        </li>
        {mostLiked && <Fact name={t`The most popular one`} tile={mostLiked} {...{ categories, language, onOpen }} />}
        <Fact name={t`The last`} tile={last} {...{ categories, language, onOpen }} />
      </ul>
      <p className="mt-5 ink-2">Based on your account’s history. Only you can see this.</p>
    </div>
  )
}

type FactProps = Pick<Props, "categories" | "language" | "onOpen"> & { name: string; tile: LearnedTileView }

function Fact({ name, tile: { title, slug, category, learnedDate }, categories, language, onOpen }: FactProps) {
  const hue = categories.find((each) => each.slug === category)?.hue ?? 85
  return (
    <li className="year-fact in-hue relative grid content-start gap-2 p-5 rounded-sheet" style={{ "--hue": hue }}>
      <h2>{name}</h2>
      {slug === null ? (
        <strong>{title}</strong>
      ) : (
        <a href={tilePath("me", slug)} onClick={plainClick(() => onOpen(slug))}>
          {title}
        </a>
      )}
      <p className="ink-2">{dayText(learnedDate, language)}</p>
    </li>
  )
}

function NoYear({ onFeed }: { onFeed: () => void }) {
  return (
    <>
      <h1>Your year</h1>
      <p className="learned-lead mt-3 text-3 ink-2 text-pretty">
        Your year appears here from 10 December to 10 January if you have an account and read at least twelve tiles to
        the end.
      </p>
      <a className="button primary mt-5" href="/" onClick={plainClick(onFeed)}>
        Go to the feed
      </a>
    </>
  )
}

function dayText(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(date))
}

function weekText(monday: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" })
  return format.formatRange(new Date(monday), new Date(addDays(monday, 6)))
}
