import type { StudioPageState } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { Trouble } from "../../ui/trouble.tsx"
import type { ScreenProps } from "../section.ts"
import { PageEditor } from "./page-editor.tsx"
import { nameOfSlug } from "../pack-file/name-of-slug.ts"
import { pagesRead } from "./pages-read.ts"
import "./pages.css"

const root = "/studio/pages"

export function PagesScreen(props: ScreenProps) {
  const [path, go] = useLocation()
  const { data, isPending, isError, isOffline, retry } = useRead(pagesRead, { freshFor: 0, every: 30_000 })
  const slug = path.slice(root.length + 1)
  const open = data?.pages.find((each) => each.slug === slug)
  return (
    <div className="studio-page pages-screen" data-open={open ? true : undefined}>
      <header className="studio-head">
        <div>
          <h1>Pages</h1>
          <p>What stands behind the links in Settings, and where they lead from elsewhere.</p>
        </div>
      </header>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="The pages could not be read."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the pages" />}
      {data && (
        <div className="pages-columns">
          <nav aria-label="Pages">
            <ul className="pages-list">
              {data.pages.map((page) => (
                <li key={page.slug}>
                  <a
                    href={`${root}/${page.slug}`}
                    aria-current={page.slug === slug ? "page" : undefined}
                    onClick={plainClick(() => go(`${root}/${page.slug}`))}
                  >
                    <b>{page.title || nameOfSlug(page.slug)}</b>
                    <small>{whereFrom(page)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {open ? (
            <PageEditor key={open.slug} slug={open.slug} {...props} />
          ) : (
            <p className="studio-empty">
              {slug === "" ? "Choose a page to read or change it." : "There is no such page."}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function whereFrom({ origin, slug }: StudioPageState): string {
  if (origin === "none") return t`Not written yet`
  return origin === "studio" ? t`/${slug} · in the studio` : t`/${slug} · from its file`
}
