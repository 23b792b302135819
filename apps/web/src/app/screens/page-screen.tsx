import { t } from "@confetti/domain/messages/t"
import { DeleteAccountDoor } from "../../features/account/index.ts"
import "../../features/account/account.css"
import { PageForm } from "../../features/forms/index.ts"
import "../../features/forms/forms.css"
import { PageError, PageText } from "../../features/pages/index.ts"
import "../../features/pages/pages.css"
import "../../ui/page.css"
import { isFirstEntry } from "../../platform/history-entries.ts"
import { useLocation } from "../../platform/location.ts"
import { usePageData } from "../../platform/session-scope.ts"
import { StoreLinks } from "../../ui/store-links.tsx"
import { useAfterDeletion } from "../session/use-after-deletion.ts"
import { useTitle } from "./use-title.ts"

/**
 * A static page. Links to it reload the page, so its text always comes with it, except from the offline shell. Links on it stay in the app.
 */
export function PageScreen() {
  const { page, brand } = usePageData()
  const [, navigate] = useLocation()
  const afterDeletion = useAfterDeletion()
  useTitle(page?.title ?? t`No connection`)
  if (!page) return <PageError />
  const action = page.action === "delete-account" && (
    <div className="page-action mt-8 rounded-sheet surface-1">
      <DeleteAccountDoor onDeleted={afterDeletion} />
    </div>
  )
  const goBack = () => {
    if (isFirstEntry()) navigate("/settings", { replace: true })
    else history.back()
  }
  return (
    <PageText page={page} onBack={goBack} action={action} form={page.form && <PageForm form={page.form} />}>
      {page.slug === "about" && <StoreLinks apps={brand.apps} />}
    </PageText>
  )
}
