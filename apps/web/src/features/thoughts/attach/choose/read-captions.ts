import { t } from "@confetti/domain/messages/t"

/** As much text as the server takes. */
const mostText = 100_000

/** The text of a WebVTT file, or why it is none, in words. */
export async function readCaptions(file: Blob): Promise<{ ok: true; text: string } | { ok: false; words: string }> {
  const text = file.size > 4 * mostText ? null : await file.text().catch(() => "")
  if (text === null || text.length > mostText) return { ok: false, words: t`These captions are too long for a minute.` }
  // A mark of its byte order may stand first.
  if (!/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return { ok: false, words: t`This is no WebVTT file (.vtt).` }
  return { ok: true, text }
}
