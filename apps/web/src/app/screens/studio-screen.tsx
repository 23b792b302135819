import { t } from "@confetti/domain/messages/t"
import { type ComponentType, useCallback, useState } from "react"
import { type JoinAsk, useJoinAsks, useSession } from "../../features/session/index.ts"
import { JoinSheet } from "../../features/session/join/index.ts"
import { PasskeySettings } from "../../features/settings/index.ts"
import { RichText } from "../../features/tile/index.ts"
import { usePageData } from "../../platform/session-scope.ts"
import type { CardPreviewProps, TilePreviewProps } from "../../studio/section.ts"
import { Studio } from "../../studio/studio.tsx"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { useTitle } from "./use-title.ts"
import "../../features/settings/settings.css"

const TilePreview = latePreview(async () => {
  const [{ PreviewPane }, { StudioPhone }] = await Promise.all([
    import("../../studio/preview/preview-pane.tsx"),
    import("./studio-phone.tsx"),
  ])
  // The readers' view belongs to a feature, which the studio does not know.
  return (props: TilePreviewProps) => <PreviewPane {...props} Phone={StudioPhone} />
})

const CardPreview = latePreview(async () => {
  const [{ CardPane }, { StudioCard }] = await Promise.all([
    import("../../studio/preview/card-pane.tsx"),
    import("./studio-card.tsx"),
  ])
  return (props: CardPreviewProps) => (
    <CardPane>
      <StudioCard {...props} />
    </CardPane>
  )
})

/** A lazy preview. If it can't be loaded offline, the text beside it stays. */
function latePreview<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Preview = lazyScreen(load, <div className="studio-waiting" role="status" aria-label="Loading the preview" />)
  return (props) => (
    <ErrorBoundary
      fallback={<p className="studio-error">Could not load the preview. Reload the page. Your text is saved.</p>}
    >
      <Preview {...props} />
    </ErrorBoundary>
  )
}

export function StudioScreen() {
  const { brand, isEmulator } = usePageData()
  const { user } = useSession()
  const [title, setTitle] = useState(t`Studio`)
  const [ask, setAsk] = useState<JoinAsk | null>(null)
  const onTitle = useCallback((next: string) => setTitle(next), [])
  useTitle(title)
  useJoinAsks(setAsk)
  return (
    <>
      <Studio
        brand={brand}
        passkeys={(onAdded) => (
          <PasskeySettings language={brand.language} email={user?.email ?? null} onAdded={onAdded} />
        )}
        TilePreview={TilePreview}
        CardPreview={CardPreview}
        ReadingText={RichText}
        onTitle={onTitle}
      />
      {ask && <JoinSheet key={ask.mode} ask={ask} brand={brand} isEmulator={isEmulator} onClose={() => setAsk(null)} />}
    </>
  )
}
