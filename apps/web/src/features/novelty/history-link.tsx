import type { Category } from "@confetti/contract/category"
import { historyWords } from "@confetti/domain/novelty/history-weeks"
import type { HistorySummary } from "@confetti/domain/novelty/novelty-history"
import { plainClick } from "../../ui/plain-click.ts"
import { useReader } from "./history-reader.ts"
import { categoryWords } from "./novelty-words.ts"
import { ShareBar } from "./share-bar.tsx"
import "./history-link.css"

type Props = {
  summary: HistorySummary | undefined
  categories: readonly Category[]
  language: string
  onOpen: (path: string) => void
}

const historyPath = "/me/history"

export function HistoryLink({ summary, categories, language, onOpen }: Props) {
  const reader = useReader(language)
  const isEmpty = summary?.count === 0
  return (
    <a
      className="history-link grid gap-2 mt-5 px-5 py-4 rounded-sheet"
      href={historyPath}
      onClick={plainClick(() => onOpen(historyPath))}
    >
      <span className="font-semibold">Your history</span>
      <strong>
        {summary === undefined || isEmpty ? "What you learn here" : historyWords(summary.count, summary.since, reader)}
      </strong>
      {summary && !isEmpty && <ShareBar counts={summary.categories} categories={categories} />}
      <span>
        {summary === undefined
          ? "What you knew, and what was new to you"
          : isEmpty
            ? "At the end of a tile, say whether you knew it. Your answers appear here."
            : categoryWords(summary.categories, categories, language)}
      </span>
    </a>
  )
}
