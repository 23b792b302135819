import type { StudioPageState } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { Loaded } from "../kit/loaded.tsx"
import { Screen } from "../kit/screen.tsx"
import { nameOfSlug } from "../kit/slug.ts"
import type { ScreenProps } from "../section.ts"
import { PageEditor, pagesRead } from "./page-editor.tsx"
import "./pages.css"

const root = "/studio/pages"

export function PagesScreen(props: ScreenProps) {
  const [path, go] = useLocation()
  const read = useRead(pagesRead, { freshFor: 0, every: 30_000 })
  const slug = path.slice(root.length + 1)
  const open = read.data?.pages.find((each) => each.slug === slug)
  return (
    <Screen
      title="Pages"
      about="The pages behind the links in Settings and elsewhere."
      className={open ? "pages-screen pages-open" : "pages-screen"}
    >
      <Loaded read={read}>
        {({ pages }) => (
          <div className="pages-columns grid cols-1 gap-6">
            <nav aria-label="Pages">
              <ul className="pages-list flex gap-1">
                {pages.map((page) => (
                  <li key={page.slug}>
                    <a
                      className="grid px-4 py-2 min-h-56 text-nowrap rounded-card"
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
                {slug === "" ? "Choose a page to read or change it." : "This page does not exist."}
              </p>
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

function whereFrom({ origin, slug }: StudioPageState): string {
  if (origin === "none") return t`Not written yet`
  return origin === "studio" ? t`/${slug} · in the studio` : t`/${slug} · from its file`
}
