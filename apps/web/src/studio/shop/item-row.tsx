import type { StudioItem } from "@confetti/contract/shop-items"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useLocation } from "../../platform/location.ts"
import { Button } from "../../ui/button.tsx"
import { Image } from "../../ui/image.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { studioCall } from "../access/studio-call.ts"
import { Switch } from "../kit/switch.tsx"

export const shopPath = "/studio/shop"

type Props = {
  item: StudioItem
  language: string
  isBusy: boolean
  onChange: (step: Promise<unknown>, said: string) => Promise<unknown>
}

export function pictureSrc({ picture }: Pick<StudioItem, "picture">): string {
  return `/media/${picture.id}-${picture.widths[0] ?? 414}.webp`
}

export function ItemRow({ item, language, isBusy, onChange }: Props) {
  const { id, title, cost, status, isArchived, origin } = item
  const [, go] = useLocation()
  const path = `${shopPath}/${id}`
  // Optimistic: reverts if the server refuses.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = wanted ?? status === 0
  const flip = async (isWanted: boolean) => {
    setWanted(isWanted)
    await onChange(
      studioCall("rewards-switch_item", { itemId: id, status: isWanted ? 0 : 1 }),
      isWanted ? t`${title} is on` : t`${title} is switched off`,
    )
    setWanted(null)
  }
  const archive = () =>
    void onChange(
      studioCall("rewards-archive_item", { itemId: id, isArchived: !isArchived }),
      isArchived ? t`${title} is restored, switched off` : t`${title} is archived`,
    )
  return (
    <li className="studio-item grid items-center py-3">
      <span className="studio-item-thumb overflow-hidden surface-1">
        <Image src={pictureSrc(item)} alt="" loading="lazy" />
      </span>
      <span className="studio-item-name grid min-w-0 wrap-anywhere">
        <a href={path} onClick={plainClick(() => go(path))}>
          {title}
        </a>
        <small>{plural(cost, { one: "# point", other: "# points" }, language)}</small>
      </span>
      <span className="studio-item-stock text-1 ink-2 tabular-nums">{stockWords(item, language)}</span>
      <small className="studio-item-note text-pretty">{noteOf(item)}</small>
      <span className="studio-item-acts flex flex-wrap items-center justify-end gap-2">
        {isArchived ? (
          origin === "studio" && (
            <Button disabled={isBusy} onClick={archive}>
              Restore<span className="unseen"> {title}</span>
            </Button>
          )
        ) : (
          <>
            {origin === "studio" && status === 1 && (
              <Button disabled={isBusy} onClick={archive}>
                Archive<span className="unseen"> {title}</span>
              </Button>
            )}
            <Switch aria-label={`${title} is on`} isOn={isOn} onChange={(isWanted) => void flip(isWanted)}>
              <span aria-hidden="true">{isOn ? "On" : "Off"}</span>
            </Switch>
          </>
        )}
      </span>
    </li>
  )
}

function stockWords({ variants }: StudioItem, language: string): string {
  if (variants.length === 0) return t`Not counted`
  const pieces = variants
    .map(({ name, left }) => `${name === "" ? "" : `${name} `}${left.toLocaleString(language)}`)
    .join(" · ")
  return t`${pieces} left`
}

function noteOf({ isArchived, isExample, isOffered, origin, status, variants, isSwitchedHere }: StudioItem): string {
  if (isArchived) return origin === "pack" ? t`Its file is no longer in the pack.` : t`Archived.`
  if (status === 1) return isSwitchedHere && origin === "pack" ? t`Switched off here. This overrides its file.` : ""
  if (isExample && !isOffered) return t`An example. Save it to offer it to readers.`
  if (!isOffered) return t`Offered when a tile is due within a week.`
  if (variants.length > 0 && variants.every(({ left }) => left === 0)) return t`Out of stock.`
  return isExample ? t`An example, available only on this server.` : ""
}
