/** Whether the service worker has a file of the app. */
export async function isKept(file: string): Promise<boolean> {
  return (await caches.match(file, { ignoreSearch: true })) !== undefined
}
