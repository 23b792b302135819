import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import type { ScreenProps } from "../section.ts"
import { FeaturedPanel } from "./featured-panel.tsx"
import { PostsPanel } from "./posts-panel.tsx"
import "../orders/orders.css"
import "../shop/shop.css"
import "./cards.css"

const tabs = { posts: t`Posts`, featured: t`Featured items` } as const

type Tab = keyof typeof tabs

export function CardsScreen(props: ScreenProps) {
  const [tab, setTab] = useState<Tab>("posts")
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Cards</h1>
          <p>What stands between tiles: your posts elsewhere, and what the shop’s cards show first.</p>
        </div>
        <div className="studio-tabs" role="group" aria-label="Which cards">
          {(Object.keys(tabs) as Tab[]).map((each) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {tabs[each]}
            </button>
          ))}
        </div>
      </header>
      {tab === "posts" ? <PostsPanel {...props} /> : <FeaturedPanel {...props} />}
    </div>
  )
}
