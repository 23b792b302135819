import type { Plugin } from "vite"

/**
 * Runs in the browser around each `import()`: its styles come at the same time as its code, and what failed is asked for anew. A style sheet that stands in the page
 * itself says by `data-file` which it is. The bundler takes a `.then` that follows an `import()` into `load`, where a style sheet that can't be had
 * fails unheard: who leaves out what can't be had says so by `.catch`.
 */
const helper = (addressOfFile: string) => `
const sheets = new Map()
function fetchStyles(file) {
  const href = ${addressOfFile}
  if (!sheets.has(href) && !document.querySelector('[data-file="/' + file + '"],[href="/' + file + '"]'))
    sheets.set(href, new Promise((onload, reject) => {
      const link = document.createElement("link")
      const onerror = () => {
        sheets.delete(href)
        link.remove()
        reject(Error(href))
      }
      document.head.append(Object.assign(link, { rel: "stylesheet", onload, onerror, href }))
    }))
  return sheets.get(href)
}
export const __vitePreload = async (load, files = []) => (await Promise.all([load(), ...files.map(fetchStyles)]))[0]
`

/**
 * In place of the bundler's own, which also preloads scripts, knows nonces and tells of errors: a third of a kilobyte of the first load.
 * `addressOfFile` is the code that makes an address of `file`; a native shell's page has another base than its files.
 */
export function lateStyles(addressOfFile = `"/" + file`): Plugin {
  return {
    name: "late-styles",
    enforce: "pre",
    load: (id) => (id.includes("vite/preload-helper") ? helper(addressOfFile) : null),
  }
}
