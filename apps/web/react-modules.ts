import type { Plugin } from "vite"

const front = /\/node_modules\/(?:react|react-dom|scheduler)\/(index|client|jsx-runtime)\.js$/
const inside = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/

/** Takes React for one value, which as modules it is not. */
const withDefault = /\/node_modules\/@dnd-kit\//

/** What it takes of that value it is given by name. */
function asNamespace(code: string): string {
  return code.replace(
    /^import React, (\{[^}]*\}) from ['"]react['"];?/m,
    'import * as React from "react";\nimport $1 from "react";',
  )
}

/** Which file a package's front door leads to in production. */
function builtFile(id: string, door: string): string {
  const name = /\/(react|react-dom|scheduler)\/\w/.exec(id.slice(id.lastIndexOf("/node_modules/")))?.[1]
  return `./cjs/${door === "index" ? name : `${name}-${door}`}.production.js`
}

/**
 * React comes as CommonJS, of which a bundler must keep everything and reach each part through an object. Written as modules, what
 * nothing uses stays out: 2 kB of the first load. Only the form changes; a release that is built in another way fails the build.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  enforce: "pre",
  transform(code, id) {
    const door = front.exec(id)?.[1]
    if (door) return { code: `export * from ${JSON.stringify(builtFile(id, door))}`, map: null }
    if (withDefault.test(id)) return { code: asNamespace(code), map: null }
    if (!inside.test(id)) return null
    const module = asModule(code)
    if (/\bexports\b|\brequire\(/.test(module)) this.error(`${id} is CommonJS of another kind than before.`)
    return { code: module, map: null }
  },
}

function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name as string))]
  let module = code.replace(/^var ((?:\w+ = require\("[\w-]+"\)[,;]\s*)+)/m, (_, list: string) =>
    [...list.matchAll(/(\w+) = require\("([\w-]+)"\)/g)]
      .map(([, as, from]) => `import * as ${as} from "${from}";\n`)
      .join(""),
  )
  for (const name of names) {
    module = module
      .replace(new RegExp(`^exports\\.${name} =`, "m"), `let $${name} =`)
      .replaceAll(new RegExp(`\\bexports\\.${name}\\b`, "g"), `$${name}`)
  }
  return `${module}\nexport { ${names.map((name) => `$${name} as ${name}`).join(", ")} };\n`
}
