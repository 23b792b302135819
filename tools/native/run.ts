import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildShell } from "./build-shell.ts"
import { checkProjects } from "./check-projects.ts"
import { drawBrand } from "./draw-brand.ts"
import { formatNativeApp, nativeAppFile, parseNativeApp, readNativeApp, webFolder } from "./native-app.ts"
import { nativePlugins } from "./native-plugins.ts"
import { readPage } from "./read-page.ts"
import { readProjects } from "./read-projects.ts"
import { checkStoreTexts, readStoreTexts } from "./store-texts.ts"
import { writeProjects } from "./write-projects.ts"

const usage = `npm run native -- sync                 builds what lies on the phone and brings both projects up to date; the server must answer
npm run native -- check                says what in the projects is not as apps/web/native.json has it
npm run native -- version 1.2.0 [12]   the next version, and the number of its upload`

const commands: Record<string, (args: string[]) => void | Promise<void>> = { sync, check, version }

const [name = "", ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error(usage)
  await command(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function sync(): Promise<void> {
  const app = readNativeApp()
  await buildShell(app.server, join(webFolder, "dist/native"))
  const { icons } = (await readPage(app.server)).data.brand
  await drawBrand(icons ? await fetchFile(app.server + icons.large) : readFileSync(join(webFolder, "public/icon.svg")))
  const { status } = spawnSync("cap", ["sync"], {
    cwd: webFolder,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  if (status !== 0) throw new Error("Capacitor could not bring the projects up to date.")
  writeProjects(app)
  check()
}

async function fetchFile(address: string): Promise<Buffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} is not there.`)
  return Buffer.from(await response.arrayBuffer())
}

function check(): void {
  const complaints = [
    ...checkProjects(readProjects(), { app: readNativeApp(), plugins: nativePlugins() }),
    ...checkStoreTexts(readStoreTexts()),
  ]
  if (complaints.length > 0) throw new Error(complaints.join("\n"))
  console.log("Both projects are as apps/web/native.json has them.")
}

function version([next = "", build]: string[]): void {
  const before = readNativeApp()
  const app = parseNativeApp({
    ...before,
    version: next,
    build: build === undefined ? before.build + 1 : Number(build),
  })
  writeFileSync(nativeAppFile, formatNativeApp(app))
  writeProjects(app)
  console.log(`${app.version} (${app.build})`)
}
