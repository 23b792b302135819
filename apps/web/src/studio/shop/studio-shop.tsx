import { t } from "@confetti/domain/messages/t"
import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { useState } from "react"
import { useLocation } from "../../platform/location.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import type { ScreenProps } from "../section.ts"
import { troubleText } from "../trouble-text.ts"
import { ItemPage } from "./item-page.tsx"
import { ItemRow } from "./item-row.tsx"
import { shopPath, shopRead } from "./shop-reads.ts"
import "../orders/orders.css"
import "./shop.css"

export function ShopScreen({ language }: ScreenProps) {
  const [path, go] = useLocation()
  const cache = useReadCache()
  const { data, isPending, isError, isOffline, retry } = useRead(shopRead, { freshFor: 0 })
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const [isShowingArchive, showArchive] = useState(false)
  const readAgain = async () => {
    await cache.load(shopRead, 0)
    return cache.peek(shopRead).data ?? []
  }
  const act = async (step: () => Promise<unknown>, said: string) => {
    if (await attempt(() => step().then(readAgain))) announce(said)
  }
  const openId = path.startsWith(`${shopPath}/`) ? path.slice(shopPath.length + 1) : null
  const open = data?.find(({ id }) => id === openId) ?? null
  const isNew = openId === "new"
  const inShop = data?.filter(({ isArchived }) => !isArchived) ?? []
  const archived = data?.filter(({ isArchived }) => isArchived) ?? []
  const taken = new Set(inShop.map(({ kind }) => kind))
  const freeKinds = itemKinds.filter((kind) => kind === "goods" || !taken.has(kind))

  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          {openId !== null && (
            <a className="studio-back" href={shopPath} onClick={plainClick(() => go(shopPath))}>
              ‹ Shop
            </a>
          )}
          <h1>{isNew ? "A new item" : (open?.title ?? (openId === null ? "Shop" : "Shop"))}</h1>
          {openId === null && <p>What points can be swapped for. A switch works at once, here and for readers.</p>}
        </div>
        {openId === null && (
          <a className="button primary" href={`${shopPath}/new`} onClick={plainClick(() => go(`${shopPath}/new`))}>
            New item
          </a>
        )}
      </header>
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="The shop could not be read. Nothing has changed."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the shop" />}
      {data && openId !== null && (open || isNew) && (
        <ItemPage
          key={openId}
          item={open}
          freeKinds={freeKinds}
          language={language}
          onSaved={async (saved) => {
            await readAgain()
            if (isNew) go(`${shopPath}/${saved.id}`, { replace: true })
          }}
          onReadAgain={async (id) => (await readAgain()).find((each) => each.id === id) ?? null}
        />
      )}
      {data && openId !== null && !open && !isNew && (
        <p className="studio-empty">There is, or was, no such thing in the shop.</p>
      )}
      {data && openId === null && (
        <>
          {inShop.length === 0 && (
            <p className="studio-empty">The shop is empty. What you add stands here, switched off until you say so.</p>
          )}
          <ul className="studio-items" aria-label="Items">
            {inShop.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                language={language}
                isBusy={isBusy}
                onOpen={go}
                onSwitch={(isOn) =>
                  act(
                    () => studioCall("rewards-switch_item", { itemId: item.id, status: isOn ? 0 : 1 }),
                    isOn ? t`${item.title} is on` : t`${item.title} is off`,
                  )
                }
                onArchive={(isArchived) =>
                  void act(
                    () => studioCall("rewards-archive_item", { itemId: item.id, isArchived }),
                    t`${item.title} is archived`,
                  )
                }
              />
            ))}
          </ul>
          {archived.length > 0 && (
            <section aria-labelledby="studio-archive">
              <h2 id="studio-archive">
                <button
                  type="button"
                  className="studio-fold"
                  aria-expanded={isShowingArchive}
                  onClick={() => showArchive(!isShowingArchive)}
                >
                  Archived <small>{archived.length}</small>
                </button>
              </h2>
              {isShowingArchive && (
                <ul className="studio-items" aria-label="Archived items">
                  {archived.map((item) => (
                    <ItemRow
                      key={item.id}
                      item={item}
                      language={language}
                      isBusy={isBusy}
                      onOpen={go}
                      onSwitch={() => Promise.resolve()}
                      onArchive={(isArchived) =>
                        void act(
                          () => studioCall("rewards-archive_item", { itemId: item.id, isArchived }),
                          t`${item.title} is back, switched off`,
                        )
                      }
                    />
                  ))}
                </ul>
              )}
            </section>
          )}
        </>
      )}
    </div>
  )
}
