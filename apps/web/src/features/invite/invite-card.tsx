import { useState } from "react"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { copyText, shareLink } from "../../platform/share.ts"
import { Icon } from "../../ui/icon.tsx"
import { useUser } from "../session/index.ts"
import { inviteLink } from "./invite-link.ts"
import { QrCode } from "./qr-code.tsx"

/** The code to show, to send and to say aloud. */
export function InviteCard({ brandName }: { brandName: string }) {
  const { inviteCode: code } = useUser()
  const link = inviteLink(location.origin, code)
  const [said, setSaid] = useState("")
  const copy = async () => {
    const isCopied = await copyText(link)
    setSaid(isCopied ? "Copied" : "This browser does not let us copy. Hold the link to copy it")
    if (isCopied) logEvent("invite_shared", { way: "copy" })
  }
  const share = async () => {
    const outcome = await shareLink({ title: brandName, text: `Join me on ${brandName}.`, url: link })
    if (outcome === "copied") setSaid("Copied")
    if (outcome !== "cancelled") logEvent("invite_shared", { way: outcome === "copied" ? "copy" : "share" })
  }
  const canShare = "share" in navigator
  return (
    <div className="invite">
      <p className="invite-about">Whoever comes by your link sees that you invited them.</p>
      <QrCode text={link} label="QR code of your invite link" />
      <div className="invite-words">
        <p className="invite-code">
          <span className="unseen">Your code: {[...code].join(" ")}</span>
          <span aria-hidden="true">{code}</span>
        </p>
        <p className="invite-link">{link.replace(/^https?:\/\//, "")}</p>
        <div className="invite-ways">
          {canShare && (
            <button type="button" className="button primary" onClick={() => void share()}>
              <Icon name="share" />
              Share the link
            </button>
          )}
          <button type="button" className={`button ${canShare ? "" : "primary"}`} onClick={() => void copy()}>
            {said === "Copied" && <Icon name="check" />}
            {said === "Copied" ? "Copied" : "Copy the link"}
          </button>
        </div>
        <p className={said === "Copied" ? "unseen" : "invite-said"} role="status">
          {said}
        </p>
      </div>
    </div>
  )
}
