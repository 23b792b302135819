/** Control characters, and marks that turn the direction of the words around or can't be seen: they disguise a name. */
const disguises = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu

/** A name as it is kept. Joiners stay: emoji and several scripts need them. */
export function readName(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, " ")
    .replace(disguises, "")
    .normalize("NFC")
    .replace(/ {2,}/g, " ")
    .trim()
}
