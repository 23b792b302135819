import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { SourceList } from "./sources.tsx"

const source = { title: "The Moon", by: "NASA Science", year: null, kind: "page" } as const

const render = (link?: { href: string; isSearch: boolean }) =>
  renderToStaticMarkup(<SourceList sources={[{ ...source, ...(link && { link }) }]} />)

describe("a source", () => {
  it("opens in a tab of its own, which learns nothing of this one, and says so", () => {
    const html = render({ href: "https://moon.example/", isSearch: false })
    expect(html).toContain('<a href="https://moon.example/" target="_blank" rel="noreferrer">')
    expect(textOf(html)).toContain("The Moon Open in a new tab")
  })

  it("says that it is looked up where it has no address of its own", () => {
    expect(textOf(render({ href: "https://find.example/?q=The%20Moon", isSearch: true }))).toContain(
      "The Moon Look it up",
    )
  })

  it("is its name alone where nothing can look it up", () => {
    expect(render()).not.toContain("<a")
  })
})

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, "")
}
