import type { ContentPage } from "@confetti/contract/content-page"
import type { ReactNode } from "react"
import { Icon } from "../../ui/icon.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { RichText } from "../tile/index.ts"

type Props = {
  page: ContentPage
  onBack: () => void
  action?: ReactNode
  form?: ReactNode
  children?: ReactNode
}

export function PageText({ page, action, form, children, onBack }: Props) {
  return (
    <article className="page page-text">
      <a className="round-back mb-4" href="/settings" aria-label="Back" title="Back" onClick={plainClick(onBack)}>
        <Icon name="back" />
      </a>
      <h1>{page.title}</h1>
      <p className="page-lead mt-4 ink-2 text-pretty">{page.description}</p>
      {action}
      <div className="reading measure mt-8">
        <RichText text={page.body} />
      </div>
      {children}
      {form}
      <a className="button" href="/">
        Go to the feed
      </a>
    </article>
  )
}

/** The page's text is missing, as the app was opened offline. */
export function PageError() {
  return (
    <div className="stand-in">
      <h1>This page needs a connection</h1>
      <p>It is not saved on this device. The feed and its last tiles are.</p>
      <a className="button primary" href="">
        Try again
      </a>
      <a className="button" href="/">
        Go to the feed
      </a>
    </div>
  )
}
