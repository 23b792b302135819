export function appStoreId(address: string): string | null {
  return /^https:\/\/apps\.apple\.com\/(?:[^?#]*\/)?id(\d{5,12})\/?(?:[?#]|$)/.exec(address)?.[1] ?? null
}

export function playPackage(address: string): string | null {
  const pattern = /^https:\/\/play\.google\.com\/store\/apps\/details\?(?:[^#]*&)?id=(\w+(?:\.\w+)+)(?:[&#]|$)/
  return pattern.exec(address)?.[1] ?? null
}
