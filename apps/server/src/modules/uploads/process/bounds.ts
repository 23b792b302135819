import type { ToolBounds } from "../../media/run-tool.ts"

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

/** The largest a phone takes: 50 megapixels, or a panorama of 16,382 × 3,628. */
export const mostPixels = 64_000_000
export const longestSide = 17_000

/** Longer than that for its width it is a strip, which no screen can show. */
export const longestRatio = 20

/** Node alone takes some 2 GB of address space. */
export const photoBounds: ToolBounds = {
  seconds: 240,
  computingSeconds: 90,
  memory: 5 * gigabyte,
  fileSize: 64 * megabyte,
}
