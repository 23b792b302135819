import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { thoughtPart, thoughtPath } from "@confetti/domain/thoughts/thought-link"
import { plainClick } from "../../ui/plain-click.ts"
import { inHue } from "../tile/index.ts"
import "../../ui/feed-card.css"
import "./featured-thoughts-card.css"
import { useMainAct } from "./card-frame.tsx"

type Props = {
  card: CardOf<"featured_thoughts">
  language: string
  hueOf: (category: string | null) => number | undefined
  onOpen: (slug: string, part: string) => void
}

export function FeaturedThoughtsCard({ card, language, hueOf, onOpen }: Props) {
  const [first] = card.thoughts
  const open = ({ id, tile }: (typeof card.thoughts)[number]) => onOpen(tile.slug, thoughtPart(id))
  useMainAct(() => first && open(first))
  return (
    <div className="feed-card thoughts-card">
      <h2>{card.title}</h2>
      <ul className="grid gap-2">
        {card.thoughts.map((thought) => {
          const { id, text, by, marks, tile } = thought
          return (
            <li key={id} {...inHue(hueOf(tile.category))}>
              <a
                className="grid gap-2 h-full px-5 py-4 rounded-sheet"
                href={thoughtPath(tile.slug, id)}
                onClick={plainClick(() => open(thought))}
              >
                {marks > 0 && <small className="text-1 ink-hue font-semibold">{marksText(marks, language)}</small>}
                <q className="overflow-hidden wrap-anywhere text-pretty" dir="auto">
                  {text}
                </q>
                <span className="overflow-hidden text-1 text-nowrap">
                  <bdi>{by}</bdi> on <em>{tile.title}</em>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function marksText(marks: number, language: string): string {
  return plural(marks, { one: `# person finds it interesting`, other: `# people find it interesting` }, language)
}
