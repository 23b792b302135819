import type { Brand } from "@confetti/contract/brand"
import type { Look } from "@confetti/domain/look"
import { ClearLikesRow } from "./clear-likes-row.tsx"
import { LinkList } from "./link-list.tsx"
import { LookSettings } from "./look-settings.tsx"
import { ResetFeedRow } from "./reset-feed-row.tsx"
import { SettingGroup } from "./setting-group.tsx"

type Props = {
  look: Look
  likedIds: readonly string[]
  brand: Brand
  version: string
  onLook: (look: Look, said: string) => void
  onClearLikes: () => void
  onRestoreLikes: (ids: readonly string[]) => void
  onResetFeed: () => Promise<void>
}

export function SettingsView(props: Props) {
  const { look, likedIds, brand, version, onLook, onClearLikes, onRestoreLikes, onResetFeed } = props
  return (
    <div className="page settings">
      <h1>Settings</h1>
      <LookSettings look={look} onChange={onLook} />
      <SettingGroup title="This device">
        <ResetFeedRow onReset={onResetFeed} />
        <ClearLikesRow likedIds={likedIds} onClear={onClearLikes} onRestore={onRestoreLikes} />
      </SettingGroup>
      <SettingGroup title={brand.name}>
        <LinkList links={brand.links} />
        <p className="setting-version">Version {version}</p>
      </SettingGroup>
    </div>
  )
}
