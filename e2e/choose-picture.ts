import type { Locator } from "@playwright/test"
import sharp from "sharp"

/** Chooses a picture of one colour where one can be sent. */
export async function choosePicture(field: Locator, background = "#c04020"): Promise<void> {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } })
  const buffer = await picture.png().toBuffer()
  await field.locator("input[type=file]").setInputFiles({ name: "picture.png", mimeType: "image/png", buffer })
}
