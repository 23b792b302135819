import { escapeHtml } from "@confetti/domain/escape-html"
import { linkAddresses } from "../../platform/mail/link-addresses.ts"
import type { SavedMail } from "../../platform/mail/mailbox.ts"

/** The local mailbox as a page; links to this server's origins can be clicked. Inline styles only, because its policy loads nothing. */
export function mailboxPage(mails: readonly SavedMail[], origins: readonly string[] = []): string {
  const list = mails
    .map(
      ({ to, subject, text, sentAt }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To <a href="?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>, ` +
        `<time datetime="${sentAt}">${escapeHtml(sentAt.slice(0, 19).replace("T", " "))} UTC</time></p><pre>${linkAddresses(text, origins)}</pre></article>`,
    )
    .join("")
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark"><title>Mailbox</title><style>
body{margin:0 auto;max-width:40rem;padding:2rem 1rem;background:#000;color:#fbfaf5;font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 1.5rem}article{margin:0 0 1rem;padding:1rem 1.25rem;border-radius:14px;background:#1a1a1c}
h2{margin:0;font-size:1.1rem}p{margin:.25rem 0 .75rem;color:#b9b8b2}a{color:#7cc4ff}pre{margin:0;white-space:pre-wrap;font:inherit}
</style></head><body><h1>Mailbox</h1>${list || "<p>No mail yet. Mail sent by the app on this machine appears here.</p>"}</body></html>
`
}
