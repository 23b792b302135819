import { hasRole, type Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { useConfirmByPasskey, useSession } from "../features/session/index.ts"
import { useLocation } from "../platform/location.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { FailureText } from "../ui/failure-text.tsx"
import { Gate, GateCard } from "./access/gate.tsx"
import { LostNotice } from "./access/lost-notice.tsx"
import { setPasskeyConfirmation } from "./access/studio-call.ts"
import { useStudioAccess } from "./access/use-studio-access.ts"
import { JoinPage } from "./join/join-page.tsx"
import type { ScreenProps, Section } from "./section.ts"
import { sections } from "./sections.ts"
import { KeysSheet } from "./shell/keys-sheet.tsx"
import { SectionScreen } from "./shell/section-screen.tsx"
import { StudioNav } from "./shell/studio-nav.tsx"
import { useStudioKeys } from "./shell/use-studio-keys.ts"
import "./studio.css"

type Props = {
  brand: { name: string; language: string }
  /** Adding a passkey belongs to another feature. */
  passkeys: (onAdded: () => void) => ReactNode
  TilePreview: ScreenProps["TilePreview"]
  CardPreview: ScreenProps["CardPreview"]
  ReadingText: ScreenProps["ReadingText"]
  onTitle: (title: string) => void
}

export function Studio({ brand, passkeys, TilePreview, CardPreview, ReadingText, onTitle }: Props) {
  const [path] = useLocation()
  const { userId } = useSession()
  const confirmByPasskey = useConfirmByPasskey()
  const { access, check } = useStudioAccess()
  const onCheck = useCallback(() => void check(), [check])
  useEffect(() => setPasskeyConfirmation(confirmByPasskey), [confirmByPasskey])
  const [opened, setOpened] = useState<{ userId: string; roles: ReadonlySet<Role> } | null>(null)
  if (access.kind === "open" && access !== opened) setOpened(access)
  const shown = access.kind === "open" ? access : opened?.userId === userId ? opened : null

  if (path === "/studio/join")
    return (
      <Bare>
        <JoinPage language={brand.language} brandName={brand.name} onAccepted={onCheck} onTitle={onTitle} />
      </Bare>
    )
  if (!shown || access.kind === "guest")
    return (
      <Bare>
        <Gate
          kind={access.kind === "open" ? "checking" : access.kind}
          brandName={brand.name}
          passkeys={passkeys}
          onCheck={onCheck}
        />
      </Bare>
    )
  return (
    <Shell
      key={shown.userId}
      brand={brand}
      TilePreview={TilePreview}
      CardPreview={CardPreview}
      ReadingText={ReadingText}
      roles={shown.roles}
      lost={access.kind === "open" || access.kind === "checking" ? null : access.kind}
      onCheck={onCheck}
      onTitle={onTitle}
    />
  )
}

function Bare({ children }: { children: ReactNode }) {
  return (
    <div className="studio flex">
      <main className="studio-main flex-1 relative" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

type ShellProps = {
  brand: Props["brand"]
  TilePreview: ScreenProps["TilePreview"]
  CardPreview: ScreenProps["CardPreview"]
  ReadingText: ScreenProps["ReadingText"]
  roles: ReadonlySet<Role>
  lost: "guest" | "no-role" | "needs-passkey" | "no-passkey" | "offline" | "failed" | null
  onCheck: () => void
  onTitle: (title: string) => void
}

function Shell({ brand, TilePreview, CardPreview, ReadingText, roles, lost, onCheck, onTitle }: ShellProps) {
  const [path, go] = useLocation()
  const [isListing, setListing] = useState(false)
  const list = useCallback(() => setListing(true), [])
  const open = sections.filter(({ role }) => hasRole({ roles }, role))
  useStudioKeys(open, list)

  const asked = sectionAt(path)
  const section = path === "/studio" ? (open[0] ?? null) : asked
  const isAllowed = section !== null && open.includes(section)
  // A screen stays open when its role is removed, as it may contain typed text.
  const [entered, setEntered] = useState<Section | null>(null)
  if (isAllowed && section !== entered) setEntered(section)
  const isCurrent = section !== null && (isAllowed || section === entered)

  useEffect(() => {
    if (path === "/studio" && open[0]) go(open[0].path, { replace: true })
  })
  useEffect(() => onTitle(section?.title ?? t`Studio`), [section, onTitle])

  return (
    <div className="studio flex flex-col">
      <a className="skip button" href="#main">
        Skip to the content
      </a>
      <StudioNav brandName={brand.name} sections={open} current={section?.id ?? null} onKeys={list} />
      <main className="studio-main flex-1 relative" id="main" tabIndex={-1}>
        {(lost !== null || (isCurrent && !isAllowed)) && <LostNotice kind={lost ?? "no-role"} onCheck={onCheck} />}
        {isCurrent ? (
          <ErrorBoundary key={section.id} fallback={<FailureText />}>
            <SectionScreen
              section={section}
              language={brand.language}
              brandName={brand.name}
              TilePreview={TilePreview}
              CardPreview={CardPreview}
              ReadingText={ReadingText}
            />
          </ErrorBoundary>
        ) : (
          <NoScreen section={section} hasAny={open.length > 0} />
        )}
      </main>
      {isListing && <KeysSheet sections={open} onClose={() => setListing(false)} />}
    </div>
  )
}

function sectionAt(path: string): Section | null {
  return sections.find((each) => path === each.path || path.startsWith(`${each.path}/`)) ?? null
}

function NoScreen({ section, hasAny }: { section: Section | null; hasAny: boolean }) {
  if (section)
    return (
      <GateCard
        title={`You don’t have access to ${section.title}`}
        about="Your roles do not include it. An owner can change that."
      >
        <a className="button" href="/studio">
          Open the studio
        </a>
      </GateCard>
    )
  return (
    <GateCard
      title={hasAny ? "Nothing lives here" : "Nothing to do here yet"}
      about={hasAny ? "The address may have a typo." : "Your roles do not include any screens yet."}
    >
      <a className="button" href={hasAny ? "/studio" : "/"}>
        {hasAny ? "Open the studio" : "Go to the feed"}
      </a>
    </GateCard>
  )
}
