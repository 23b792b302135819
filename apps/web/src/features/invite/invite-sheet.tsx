import type { ReferralStatus } from "@confetti/contract/referrals"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { encode } from "uqr"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { call } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { copyText, shareLink } from "../../platform/share.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { showTextToCopy } from "../../ui/copy-sheet.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"
import { useSessionMachine } from "../session/change/index.ts"
import { useSession, useUser } from "../session/index.ts"
import { AppealForm } from "./appeal-form.tsx"
import { friendName, friendWords, ownWords } from "./friend-words.ts"
import { inviteLink } from "./invite-link.ts"
import { qrPath } from "./qr-path.ts"
import "./invite.css"

const referralsRead: ReadRequest<ReferralStatus> = { key: "referrals", read: () => call("referrals-get_status") }

const copied = t`Copied`

/** The quiet zone in modules. */
const quiet = 4

type Props = { brandName: string; language: string; onClose: () => void }

export function InviteSheet({ brandName, language, onClose }: Props) {
  const { user } = useSession()
  return (
    <Sheet title="Invite a friend" className="invite-sheet" onClose={onClose}>
      {user ? (
        <>
          <InviteCard brandName={brandName} />
          <FavouriteSwitch />
          <Friends language={language} />
        </>
      ) : (
        <p className="invite-note">Your code is not on this device yet. It will appear as soon as you are online.</p>
      )}
    </Sheet>
  )
}

function FavouriteSwitch() {
  const { showsFavourite } = useUser()
  const { replaceUser } = useSessionMachine()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const choose = async (isOn: boolean) => {
    setChosen(isOn)
    try {
      replaceUser(await call("users-update_profile", { showsFavourite: isOn }))
      announce(isOn ? t`Friends you invite will see your favourite` : t`Friends you invite won’t see your favourite`)
    } catch {
      announce(t`Could not save this. Nothing changed.`)
    }
    setChosen(null)
  }
  return (
    <div className="mt-4 mb-2">
      <SwitchRow
        title="Show my favourite tile to friends I invite"
        about="They see your first name and one tile you like, nothing else."
        isOn={chosen ?? showsFavourite}
        isDisabled={chosen !== null}
        onChange={(isOn) => void choose(isOn)}
      />
    </div>
  )
}

function Friends({ language }: { language: string }) {
  const { data, isError, isOffline, retry, appeal } = useReferrals()
  if (isError) {
    return (
      <div className="mt-6">
        <p className="invite-note">
          {isOffline
            ? "Your friends will appear when you are back online. Nothing is lost."
            : "Could not load your friends. Nothing is lost."}
        </p>
        <Button className="mt-2 surface-3" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return <div className="friends-ghost skeleton mt-6" role="status" aria-label="Loading your friends" />
  const own = ownWords(data, language)
  const points = data.points.toLocaleString(language)
  return (
    <section className="grid gap-3 mt-6" aria-labelledby="friends-title">
      <h3 className="text-4" id="friends-title">
        Your friends
      </h3>
      {data.friends.length === 0 ? (
        <p className="invite-note">
          No friends yet. You get {points} points when a friend completes their account and reads {data.tilesNeeded}{" "}
          tiles.
        </p>
      ) : (
        <ul className="grid gap-3">
          {data.friends.map((friend) => (
            <li key={friend.id} className="grid justify-items-start" data-state={friend.state}>
              <strong className="text-3 font-semibold">{friendName(friend)}</strong>
              <span className={friend.state === "paid" ? "font-semibold ink-hue text-pretty" : "ink-2 text-pretty"}>
                {friendWords(friend, data.points, language)}
              </span>
              {friend.canAppeal && <AppealForm name={friendName(friend)} onSend={(text) => appeal(friend.id, text)} />}
              {friend.hasAppealed && <span className="ink-2 text-pretty">You requested a review.</span>}
            </li>
          ))}
        </ul>
      )}
      {data.inviter && own !== null && (
        <p className="invite-note">
          <strong className="font-semibold ink-1">
            {data.inviter.name === "" ? "A friend invited you." : `${data.inviter.name} invited you.`}
          </strong>{" "}
          {own}
        </p>
      )}
    </section>
  )
}

function InviteCard({ brandName }: { brandName: string }) {
  const { inviteCode: code } = useUser()
  const link = inviteLink(document.baseURI, code)
  const [said, setSaid] = useState("")
  const copy = async () => {
    const isCopied = await copyText(link)
    if (!isCopied) return showTextToCopy(link)
    setSaid(copied)
    logEvent("invite_shared", { way: "copy" })
  }
  const share = async () => {
    const outcome = await shareLink({ title: brandName, text: t`Join me on ${brandName}.`, url: link })
    if (outcome === "refused") return showTextToCopy(link)
    if (outcome === "copied") setSaid(copied)
    if (outcome !== "cancelled") logEvent("invite_shared", { way: outcome === "copied" ? "copy" : "share" })
  }
  const canShare = "share" in navigator
  const spelled = [...code].join(" ")
  return (
    <div className="invite grid justify-items-center gap-4 mt-1 text-center">
      <p className="invite-note col-span-full w-full text-start">
        Anyone who uses your link sees that you invited them.
      </p>
      <QrCode text={link} label="QR code of your invite link" />
      <div className="grid gap-1 w-full">
        <p className="invite-code">
          <span className="unseen">Your code: {spelled}</span>
          <span aria-hidden="true">{code}</span>
        </p>
        <p className="invite-link ink-2 wrap-anywhere">{link.replace(/^https?:\/\//, "")}</p>
        <div className="grid gap-2 mt-3">
          {canShare && (
            <Button kind="primary" className="min-h-52" onClick={() => void share()}>
              <Icon name="share" />
              Share the link
            </Button>
          )}
          <Button kind={canShare ? undefined : "primary"} className="min-h-52" onClick={() => void copy()}>
            {said === copied && <Icon name="check" />}
            <span>{said === copied ? copied : "Copy the link"}</span>
          </Button>
        </div>
        <p className={said === copied ? "unseen" : "invite-said"} role="status">
          {said}
        </p>
      </div>
    </div>
  )
}

/** A QR code, always dark on white, as many cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 0 })
  const whole = size + 2 * quiet
  return (
    <svg className="qr rounded-card" viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={qrPath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

function useReferrals() {
  const cache = useReadCache()
  const read = useRead(referralsRead, { freshFor: 0 })
  const appeal = async (referralId: string, text: string) => {
    cache.keep(referralsRead, await call("referrals-appeal", { referralId, text }))
  }
  return { ...read, appeal }
}
