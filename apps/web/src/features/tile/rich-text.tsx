import type { Block, Inline, RichText as Text } from "@confetti/contract/rich-text"
import { sourceNumber } from "@confetti/contract/source-number"
import { Fragment, Suspense } from "react"
import { BlockTitle } from "./block-title.tsx"
import { LateBlock } from "./late-block.tsx"
import { SourceMark } from "./sources.tsx"

type Props = {
  text: Text
  /** Names its blocks: `name.0` is the first. */
  name?: string
}

/** Reading text from structured data, not HTML, so that nothing can run. Each block has the direction of its own text. */
export function RichText({ text, name }: Props) {
  return text.map((block, at) => <BlockOf key={at} block={block} name={name && `${name}.${at}`} />)
}

function BlockOf({ block, name }: { block: Block; name: string | undefined }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p dir="auto" data-block={name}>
          {inlines(block.text)}
        </p>
      )
    case "heading":
      return (
        <h2 dir="auto" data-block={name}>
          {inlines(block.text)}
        </h2>
      )
    case "figure":
      return (
        <p className="figure" dir="auto" data-block={name}>
          {block.text}
        </p>
      )
    case "quote":
      return (
        <figure className="quote" data-block={name}>
          <blockquote dir="auto">
            {block.text.map((line, at) => (
              <p key={at}>{inlines(line)}</p>
            ))}
          </blockquote>
          {block.by && <figcaption dir="auto">{block.by}</figcaption>}
        </figure>
      )
    case "list": {
      const List = block.ordered ? "ol" : "ul"
      return (
        <List data-block={name}>
          {block.items.map((item, at) => (
            <li key={at} dir="auto">
              {inlines(item)}
            </li>
          ))}
        </List>
      )
    }
    default:
      return (
        <Suspense fallback={<BlockTitle block={block} />}>
          <LateBlock block={block} name={name} />
        </Suspense>
      )
  }
}

function inlines(text: Inline[]) {
  return text.map((part, at) => <Fragment key={at}>{inline(part)}</Fragment>)
}

function inline(part: Inline) {
  if (typeof part === "string") return part
  if ("strong" in part) return <strong>{inlines(part.strong)}</strong>
  if ("em" in part) return <em>{inlines(part.em)}</em>
  const number = sourceNumber(part.link)
  if (number !== null)
    return (
      <SourceMark number={number} href={part.link}>
        {inlines(part.text)}
      </SourceMark>
    )
  const isOutside = part.link.startsWith("http")
  return (
    <a href={part.link} {...(isOutside && { target: "_blank", rel: "noreferrer" })}>
      {inlines(part.text)}
    </a>
  )
}
