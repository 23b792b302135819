import type { ContentPage } from "@confetti/contract/content-page"
import type { ReactNode } from "react"
import { RichText } from "../tile/index.ts"

/** A page to be read from top to bottom. What can be done there stands under its text. */
export function PageText({ page, children }: { page: ContentPage; children?: ReactNode }) {
  return (
    <article className="page page-text">
      <h1>{page.title}</h1>
      <p className="page-lead">{page.description}</p>
      <div className="reading">
        <RichText text={page.body} />
      </div>
      {children}
      <a className="button" href="/">
        To the feed
      </a>
    </article>
  )
}
