import { escapeHtml } from "@confetti/domain/escape-html"
import { linkAddresses } from "./link-addresses.ts"

type Page = {
  language: string
  brand: string
  title: string
  code?: string
  lines: readonly string[]
  /** This server's origin: its addresses become links. */
  origin?: string | null
}

/** A mail's HTML: one column with inline styles, which mail programs keep. */
export function mailPage({ language, brand, title, code, lines, origin }: Page): string {
  const dots = ["#ff7a59", "#ffd447", "#5be0b3", "#5aa9ff", "#c58bff"]
    .map(
      (hue) =>
        `<span style="display:inline-block;width:8px;height:8px;margin-right:6px;border-radius:4px;background:${hue}"></span>`,
    )
    .join("")
  const shownCode = code
    ? `<p style="margin:0 0 24px;font-size:40px;font-weight:800;letter-spacing:8px;overflow-wrap:anywhere;color:#fbfaf5">${escapeHtml(code)}</p>`
    : ""
  const own = origin ? [origin] : []
  const words = lines
    .map(
      (line) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#c9c8c2">${linkAddresses(line, own, "color:#7cc4ff")}</p>`,
    )
    .join("")
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#000;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:48px 24px;background:#000">
<p style="margin:0 0 32px;font-size:14px;font-weight:700;color:#fbfaf5">${dots}${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.1;color:#fbfaf5">${escapeHtml(title)}</h1>
${shownCode}${words}</div></body></html>
`
}
