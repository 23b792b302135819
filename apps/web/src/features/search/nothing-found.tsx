import type { Category } from "@confetti/contract/category"
import { TopicBlocks } from "./topic-blocks.tsx"

type Props = {
  q: string
  topic: Category | undefined
  categories: readonly Category[]
  onTopic: (slug: string) => void
  onWiden: () => void
}

/** Nothing matched: where to go from here. */
export function NothingFound({ q, topic, categories, onTopic, onWiden }: Props) {
  return (
    <div className="nothing">
      <h2>
        Nothing for “{q}”{topic && ` in ${topic.title}`}
      </h2>
      {topic ? (
        <button type="button" className="button primary" onClick={onWiden}>
          Search every topic for it
        </button>
      ) : (
        <p>Fewer words or another spelling may find it. Or try one of these:</p>
      )}
      {!topic && <TopicBlocks categories={categories} onTopic={onTopic} />}
    </div>
  )
}
