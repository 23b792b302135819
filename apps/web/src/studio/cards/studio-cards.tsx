import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Screen } from "../kit/screen.tsx"
import { Tabs } from "../kit/tabs.tsx"
import type { ScreenProps } from "../section.ts"
import { FeaturedPanel } from "./featured-panel.tsx"
import { PostsPanel } from "./posts-panel.tsx"
import "./cards.css"

const tabs = { posts: t`Posts`, featured: t`Featured items` } as const

export function CardsScreen(props: ScreenProps) {
  const [tab, setTab] = useState<keyof typeof tabs>("posts")
  return (
    <Screen
      title="Cards"
      about="What appears between tiles: your posts on other services, and the items featured on the shop’s cards."
      aside={<Tabs label="Which cards" titles={tabs} view={tab} onChange={setTab} />}
    >
      {tab === "posts" ? <PostsPanel {...props} /> : <FeaturedPanel {...props} />}
    </Screen>
  )
}
