/** Loads date and number data of a language before its first use. `language` is a BCP 47 tag. */
export function warmIntl(language: string): void {
  if ("Worker" in globalThis)
    void new Worker(new URL("./intl-worker.ts", import.meta.url), { type: "module", name: language })
}
