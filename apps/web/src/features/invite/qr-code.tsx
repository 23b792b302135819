import { encode } from "uqr"
import { qrPath } from "./qr-path.ts"

/** Cameras need this many empty modules around the code. */
const quiet = 4

/** A QR code, dark on white whatever the page looks like: many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 0 })
  const whole = size + 2 * quiet
  return (
    <svg className="qr" viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={qrPath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
