import type { ContentPage } from "@confetti/contract/content-page"
import { RichText } from "../tile/index.ts"

/** A page to be read from top to bottom. */
export function PageText({ page }: { page: ContentPage }) {
  return (
    <article className="page page-text">
      <h1>{page.title}</h1>
      <p className="page-lead">{page.description}</p>
      <div className="reading">
        <RichText text={page.body} />
      </div>
      <a className="button" href="/">
        To the feed
      </a>
    </article>
  )
}
