/** A full moon on a dark ground, 48 pixels wide and 96 high, as a WebP file. */
export const smallPicture = Buffer.from(
  [
    "UklGRiQBAABXRUJQVlA4IBgBAABwCACdASowAGAAPrVKoEonJCMhsBxoAOAWiUAZ3T3nGONnt6JjgsgTOJbvoWkWJ6/zShVuXCPs7LcAlM5Thc",
    "Hy8lPyZIzOc1JkgbVAAP70iAjHvURRvQhzpDSxfx1PW8BDM7oiCzzrLUDsNHJtKclY1rfStmiwjlsjS+0oUdmVCiMkWNMQEL8xnQRaFs1mLA/6",
    "fJnTN8/yG9x9ZOAULb2ODleqpr/XtkEpQAiar/+HMt+e39LSCeoFuLnVoYeJrsoOiug9RcoW1y8TT2DTHFDEaq1ZldV4OSjRbF/3TTnjPVoC6S",
    "WzazpSDC9851YaLOAlKk5oBXb+HE7txztwo7SrwETam57mpA9H8KzIca4vdVyFSB6YAAAA",
  ].join(""),
  "base64",
)
