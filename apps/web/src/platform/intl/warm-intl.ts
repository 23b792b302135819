/** Has what dates and numbers of this language are written with loaded before the first of them is shown. `language` is a BCP 47 tag. */
export function warmIntl(language: string): void {
  if ("Worker" in globalThis)
    void new Worker(new URL("./intl-worker.ts", import.meta.url), { type: "module", name: language })
}
