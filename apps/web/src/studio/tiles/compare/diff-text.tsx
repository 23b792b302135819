import { diffWords } from "./diff-words.ts"

type Props = { before: string; after: string }

export function DiffText({ before, after }: Props) {
  return (
    <p className="diff-text">
      {diffWords(before, after).map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
        if (kind === "same") return <span key={at}>{text}</span>
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
        return kind === "added" ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>
      })}
    </p>
  )
}
