import type { ContentPage } from "@confetti/contract/content-page"
import type { ReactNode } from "react"
import { RichText } from "../tile/index.ts"

type Props = {
  page: ContentPage
  /** What people mostly come for: it stands before the text. */
  action?: ReactNode
  /** What is filled in after reading. */
  form?: ReactNode
}

/** A page to be read from top to bottom. */
export function PageText({ page, action, form }: Props) {
  return (
    <article className="page page-text">
      <h1>{page.title}</h1>
      <p className="page-lead">{page.description}</p>
      {action}
      <div className="reading">
        <RichText text={page.body} />
      </div>
      {form}
      <a className="button" href="/">
        To the feed
      </a>
    </article>
  )
}
