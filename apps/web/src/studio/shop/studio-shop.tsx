import type { StudioItem } from "@confetti/contract/shop-items"
import { t } from "@confetti/domain/messages/t"
import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { useState } from "react"
import { useLocation } from "../../platform/location.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { Screen } from "../kit/screen.tsx"
import { useAction } from "../kit/use-action.ts"
import type { ScreenProps } from "../section.ts"
import { ItemPage } from "./item-page.tsx"
import { ItemRow, shopPath } from "./item-row.tsx"
import "./shop.css"

/** All items, archived ones included: some hundred at most. */
const shopRead = {
  key: "studio-shop",
  read: async (): Promise<readonly StudioItem[]> => {
    const items: StudioItem[] = []
    for (let after: string | null = null; ; ) {
      const page: { items: StudioItem[]; next: string | null } = await studioCall("rewards-list_shop", {
        limit: 100,
        ...(after !== null && { after }),
      })
      items.push(...page.items)
      if (page.next === null) return items
      after = page.next
    }
  },
}

export function ShopScreen({ language }: ScreenProps) {
  const [path, go] = useLocation()
  const cache = useReadCache()
  const read = useRead(shopRead, { freshFor: 0 })
  const readAgain = async () => {
    await cache.load(shopRead, 0)
    return cache.peek(shopRead).data ?? []
  }
  const openId = path.startsWith(`${shopPath}/`) ? path.slice(shopPath.length + 1) : null
  const isNew = openId === "new"
  const open = read.data?.find(({ id }) => id === openId) ?? null
  if (openId === null)
    return (
      <Screen
        title="Shop"
        about="What readers can get for their points. Switching an item on or off takes effect immediately."
        aside={
          <a className="button primary" href={`${shopPath}/new`} onClick={plainClick(() => go(`${shopPath}/new`))}>
            New item
          </a>
        }
      >
        <Loaded read={read}>{(items) => <ItemLists items={items} language={language} onChanged={readAgain} />}</Loaded>
      </Screen>
    )
  return (
    <Screen back={{ title: t`Shop`, href: shopPath }} title={isNew ? "A new item" : (open?.title ?? "Shop")}>
      <Loaded read={read}>
        {(items) =>
          open || isNew ? (
            <ItemPage
              key={openId}
              item={open}
              freeKinds={itemKinds.filter(
                (kind) => kind === "goods" || items.every((item) => item.isArchived || item.kind !== kind),
              )}
              language={language}
              onSaved={async (saved) => {
                await readAgain()
                if (isNew) go(`${shopPath}/${saved.id}`, { replace: true })
              }}
              onReadAgain={async (id) => (await readAgain()).find((each) => each.id === id) ?? null}
            />
          ) : (
            <p className="studio-empty">This item does not exist.</p>
          )
        }
      </Loaded>
    </Screen>
  )
}

type ListsProps = { items: readonly StudioItem[]; language: string; onChanged: () => Promise<unknown> }

function ItemLists({ items, language, onChanged }: ListsProps) {
  const [isShowingArchive, showArchive] = useState(false)
  const { isBusy, error, act } = useAction()
  const archived = items.filter(({ isArchived }) => isArchived)
  const rows = (shown: readonly StudioItem[]) =>
    shown.map((item) => (
      <ItemRow
        key={item.id}
        item={item}
        language={language}
        isBusy={isBusy}
        onChange={(step, said) => act(() => step.then(onChanged), said)}
      />
    ))
  return (
    <>
      <Alert>{error}</Alert>
      {archived.length === items.length && (
        <p className="studio-empty">The shop is empty. New items are switched off at first.</p>
      )}
      <ul className="studio-rows" aria-label="Items">
        {rows(items.filter(({ isArchived }) => !isArchived))}
      </ul>
      {archived.length > 0 && (
        <section aria-labelledby="studio-archive">
          <h2 id="studio-archive">
            <button
              type="button"
              className="studio-fold min-h-44"
              aria-expanded={isShowingArchive}
              onClick={() => showArchive(!isShowingArchive)}
            >
              Archived <small>{archived.length}</small>
            </button>
          </h2>
          {isShowingArchive && (
            <ul className="studio-rows" aria-label="Archived items">
              {rows(archived)}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
