import { t } from "@confetti/domain/messages/t"
import { PointsPage, usePoints } from "../../../features/points/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { useLocation } from "../../../platform/location.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { useRecordClaims } from "../../session/use-record-claims.ts"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useTurn } from "../sub-page/use-page-turn.ts"
import { useTitle } from "../use-title.ts"
import { NextInReach } from "./next-in-reach.tsx"

const paths = { settings: "/settings", feed: "/", games: "/games" } as const

export function PointsScreen({ isShown, onOpen, onInvite }: TabPageProps) {
  useRecordClaims()
  const [, navigate] = useLocation()
  const { turn } = useTurn()
  const { state } = useSession()
  const { language } = usePageData().brand
  const points = usePoints(state === "signed-in")
  useTitle(t`Points`, isShown)

  return (
    <SubPage
      above={{ href: "/me", name: t`Me` }}
      title="Points"
      links={
        <a href="/me/shop" onClick={plainClick(() => turn("/me/shop"))}>
          Go to the shop
        </a>
      }
    >
      <PointsPage
        points={state === "loading" ? undefined : points}
        language={language}
        next={<NextInReach />}
        onDoor={(door) => (door === "invite" ? onInvite() : navigate(paths[door]))}
        onOpen={onOpen}
      />
    </SubPage>
  )
}
