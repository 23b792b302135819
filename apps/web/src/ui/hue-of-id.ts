/** A hue of 0 to 359 degrees that belongs to this id, the same on every device. */
export function hueOfId(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % 360
}
