import { announce } from "../../ui/announce.tsx"
import { downloadExport } from "./download-export.ts"
import { useAttempt } from "./use-attempt.ts"

type Props = { onSend: () => Promise<void>; onCancel: (() => void) | undefined }

/** What a deletion takes with it, and the way to keep a copy. */
export function WhatGoes({ onSend, onCancel }: Props) {
  const sending = useAttempt()
  const exporting = useAttempt()
  const take = () =>
    exporting.attempt(async () => {
      await downloadExport()
      announce("Your data is in your downloads")
    })
  return (
    <>
      <p className="leaving-lead">What goes, for good:</p>
      <ul className="leaving-list">
        <li>your name, picture, e-mail address and phone number</li>
        <li>your subscriptions, passkeys and every device you are signed in on</li>
        <li>your invitation code; friends you invited stay, without a trace of you</li>
        <li>what you read, what was counted of it, and what you wrote on our forms</li>
        <li>likes, follows and your place, on this device too</li>
      </ul>
      <p className="leaving-lead">What stays: nothing.</p>
      <p className="leaving-note">
        You are signed out everywhere at once, and the last rows are erased within minutes. This can’t be undone.
      </p>
      <div className="leaving-keep">
        <p>Keep a copy first?</p>
        <button type="button" className="button" disabled={exporting.isBusy} onClick={() => void take()}>
          {exporting.isBusy ? "Gathering…" : "Export my data"}
        </button>
      </div>
      <p className="leaving-trouble" role="alert">
        {exporting.trouble ?? sending.trouble}
      </p>
      <div className="leaving-answers">
        <button
          type="button"
          className="button primary"
          disabled={sending.isBusy}
          onClick={() => void sending.attempt(onSend)}
        >
          {sending.isBusy ? "Sending…" : "Mail me the code"}
        </button>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            Keep my account
          </button>
        )}
      </div>
    </>
  )
}
