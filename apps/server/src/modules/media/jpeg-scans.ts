const marker = { fill: 0xff, stuffed: 0, firstRestart: 0xd0, lastAlone: 0xd9, alone: 0x01, startOfScan: 0xda }

/** The number of scans in a JPEG; 0 for other files. Decodes nothing. */
export function countScans(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return 0
  let scans = 0
  let at = 2
  for (;;) {
    at = bytes.indexOf(0xff, at)
    const code = at < 0 ? undefined : bytes[at + 1]
    if (code === undefined) return scans
    const standsAlone = code === marker.alone || (code >= marker.firstRestart && code <= marker.lastAlone)
    if (code === marker.fill) at += 1
    else if (code === marker.stuffed || standsAlone) at += 2
    else {
      if (code === marker.startOfScan) scans += 1
      if (at + 4 > bytes.length) return scans
      at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    }
  }
}
