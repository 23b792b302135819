import type { UserRecord } from "@confetti/contract/users"
import { type ReactNode, useCallback, useState } from "react"
import { DeleteAccount, downloadExport } from "../../../features/account/index.ts"
import { followedTilesOf } from "../../../features/likes/index.ts"
import { HueChoice, IconChoice } from "../../../features/perks/index.ts"
import { usePoints } from "../../../features/points/index.ts"
import { PushSettings } from "../../../features/push/index.ts"
import { type CommonProps, MemberSettings } from "../../../features/settings/index.ts"
import { hiddenHereOf } from "../../../features/thoughts/index.ts"
import { sendFollows } from "../../../platform/push/send-follows.ts"
import { Sheet } from "../../../ui/sheet.tsx"
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { useAfterDeletion } from "../../session/use-after-deletion.ts"
import { useRecordClaims } from "../../session/use-record-claims.ts"
import { useCategories } from "../use-categories.ts"
import "../../../features/account/account.css"

type Props = { user: UserRecord; common: CommonProps; lessPreferences: ReactNode }

export function MemberScreen({ user, common, lessPreferences }: Props) {
  const scope = useScope()
  const { brand, sendsPush, thoughts } = scope.page
  const { language } = brand
  const isHydrated = useIsHydrated()
  const categories = useCategories()
  const perks = usePoints(true).data?.perks ?? []
  const [isLeaving, setLeaving] = useState(false)
  const afterDeletion = useAfterDeletion()
  // From the history entry, so that opening the tab does not ask.
  const [isNameAsked] = useState(() => isHydrated && (history.state as { asks?: unknown } | null)?.asks === "name")
  const [reached, setReached] = useState(0)
  const onReached = useCallback(() => setReached((count) => count + 1), [])
  useRecordClaims(reached)

  return (
    <>
      <MemberSettings
        user={user}
        language={language}
        common={common}
        notifications={
          sendsPush
            ? (onWanted) => (
                <PushSettings
                  language={language}
                  onWanted={onWanted}
                  onReached={onReached}
                  onSubscribed={() => void sendFollows(followedTilesOf(scope).all()).catch(() => undefined)}
                />
              )
            : null
        }
        hasThoughts={thoughts !== "off"}
        lessPreferences={lessPreferences}
        perks={
          perks.length > 0 && (
            <>
              {perks.includes("hue") && <HueChoice user={user} categories={categories} brandName={brand.name} />}
              {perks.includes("icon") && <IconChoice user={user} brand={brand} />}
            </>
          )
        }
        isNameAsked={isNameAsked}
        onExport={downloadExport}
        onDelete={() => setLeaving(true)}
        onShowAgain={hiddenHereOf(scope).remove}
      />
      {isLeaving && (
        <Sheet title="Delete your account?" onClose={() => setLeaving(false)}>
          <DeleteAccount user={user} onDeleted={afterDeletion} onCancel={() => setLeaving(false)} />
        </Sheet>
      )}
    </>
  )
}
