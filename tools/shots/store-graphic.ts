import { readFileSync } from "node:fs"
import { join } from "node:path"
import { escapeHtml } from "@confetti/domain/escape-html"
import type { Browser } from "playwright"
import { readPage } from "../native/read-page.ts"

const ownIcon = join(import.meta.dirname, "../../apps/web/public/icon.svg")

/** Google's picture above an app's page: the pack's icon, its name and its line, in the app's own letters on its own black. */
export async function drawFeatureGraphic(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const { brand } = (await readPage(url)).data
  const icon = brand.icons
    ? new URL(brand.icons.large, url).href
    : `data:image/svg+xml;base64,${readFileSync(ownIcon).toString("base64")}`
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, serviceWorkers: "block" })
  try {
    // Its letters are on any page of the app's.
    await page.goto(url)
    await page.evaluate(
      async (html) => {
        document.body.innerHTML = html
        await Promise.all([...document.images].map((image) => image.decode()))
        await document.fonts.ready
      },
      `<div style="position:fixed;inset:0;z-index:9;background:#000;color:#f7f4ef;display:flex;align-items:center;gap:48px;padding:0 64px">
        <img src="${icon}" alt="" width="300" height="300" style="border-radius:66px">
        <div>
          <div style="font-family:var(--display);font-size:92px;font-weight:700;letter-spacing:-0.03em;line-height:1">${escapeHtml(brand.name)}</div>
          <div style="font-size:34px;line-height:1.25;margin-top:22px;opacity:.86">${escapeHtml(brand.tagline)}</div>
        </div>
      </div>`,
    )
    return await page.screenshot({ animations: "disabled" })
  } finally {
    await page.close()
  }
}
