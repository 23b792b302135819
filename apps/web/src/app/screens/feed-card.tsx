import type { CardOf, ShownCard } from "@confetti/contract/feed-item"
import { useEffect } from "react"
import {
  CardInViewContext,
  CaughtUp,
  EarnRewardsCard,
  FeaturedThoughtsCard,
  IgSocialCard,
  JoinCard,
  ShopCard,
  TiktokSocialCard,
  TiktokVideoCard,
} from "../../features/cards/index.ts"
import { feedOf, useFeed, useUnseen } from "../../features/feed/index.ts"
import { useOpenJoin, useSession } from "../../features/session/index.ts"
import { useWithoutHidden } from "../../features/thoughts/index.ts"
import { markAsked, NextThreeCard } from "../../features/welcome/index.ts"
import { iconFiles } from "../../platform/app-icon.ts"
import { useLocation } from "../../platform/location.ts"
import { usePageData, useScope } from "../../platform/session-scope.ts"
import { GameCard } from "./game-card.tsx"
import { RecallSlot } from "./recall-slot.tsx"
import { TodayEnd } from "./today-end.tsx"
import { useCategories } from "./use-categories.ts"

export type FeedCardProps = {
  card: ShownCard | FeedEndCard
  isCurrent: boolean
  /** Moves to the next item of the feed; from its end to the first tile. */
  onNext: () => void
  onTile: (tileId: string) => void
  onOpen: (slug: string, part?: string) => void
}

export function FeedCardView(props: FeedCardProps) {
  return (
    <CardInViewContext value={props.isCurrent}>
      <Card {...props} />
    </CardInViewContext>
  )
}

function Card({ card, isCurrent, onNext, onTile, onOpen }: FeedCardProps) {
  const [, navigate] = useLocation()
  const { state } = useSession()
  const openJoin = useOpenJoin()
  const { language } = usePageData().brand
  switch (card.type) {
    case "join_cf":
      return (
        <JoinCard
          card={card}
          isIn={state === "signed-in"}
          onJoin={() => openJoin("join")}
          onLogIn={() => openJoin("login")}
          onNext={onNext}
        />
      )
    case "next_three":
      return <NextThree card={card} isCurrent={isCurrent} onNext={onNext} />
    case "end":
      return <FeedEndView card={card} onTop={onNext} />
    case "today_end":
      return <TodayEnd day={card.id} onNext={onNext} onTile={onTile} />
    case "recall":
      return <RecallSlot card={card} isCurrent={isCurrent} onNext={onNext} onOpen={onOpen} />
    case "wurd":
    case "baw":
    case "quiz_me":
      return <GameCard card={card} isCurrent={isCurrent} />
    case "featured_thoughts":
      return <FeaturedThoughts card={card} language={language} onOpen={onOpen} />
    case "tiktok_video":
      return <TiktokVideoCard card={card} isCurrent={isCurrent} />
    case "tiktok_social":
      return <TiktokSocialCard card={card} isCurrent={isCurrent} />
    case "ig_social":
      return <IgSocialCard card={card} isCurrent={isCurrent} />
    case "shop":
      return <ShopCard card={card} language={language} onLook={() => navigate(`/me/shop/${card.id}`)} />
    case "earn_rewards":
      return <EarnRewardsCard card={card} language={language} onLook={() => navigate("/me/points")} />
  }
}

type NextThreeProps = { card: CardOf<"next_three">; isCurrent: boolean; onNext: () => void }

function NextThree({ card, isCurrent, onNext }: NextThreeProps) {
  const scope = useScope()
  const feed = feedOf(scope)
  const categories = useCategories()
  useEffect(() => {
    if (isCurrent) markAsked(scope)
  }, [scope, isCurrent])
  return (
    <NextThreeCard
      card={card}
      categories={categories}
      isCurrent={isCurrent}
      // Offline they come next all the same.
      onPick={(tileIds) => void feed.pick(tileIds).catch(() => undefined)}
      onNext={onNext}
    />
  )
}

type FeaturedProps = { card: CardOf<"featured_thoughts">; language: string; onOpen: FeedCardProps["onOpen"] }

/** Without people hidden since the answer; the next one replaces them. */
function FeaturedThoughts({ card, language, onOpen }: FeaturedProps) {
  const categories = useCategories()
  const thoughts = useWithoutHidden(card.thoughts)
  return (
    <FeaturedThoughtsCard
      card={{ ...card, thoughts: [...thoughts] }}
      language={language}
      hueOf={(category) => categories.find(({ slug }) => slug === category)?.hue}
      onOpen={onOpen}
    />
  )
}

type FeedEndCard = { type: "end"; category: string | null; tileIds: string[]; newIds: string[] }

function FeedEndView({ card, onTop }: { card: FeedEndCard; onTop: () => void }) {
  const { category, tileIds, newIds } = card
  const { icons } = usePageData().brand
  const [, navigate] = useLocation()
  const feed = useFeed()
  const unseen = useUnseen(tileIds, newIds)
  return (
    <CaughtUp
      icon={iconFiles(null, icons).tab}
      count={tileIds.length}
      unseenCount={unseen && unseen.length}
      isCategory={category !== null}
      onTop={onTop}
      onUnseen={() => unseen && feed.showUnseen(category, unseen)}
      onForYou={() => navigate("/")}
    />
  )
}
