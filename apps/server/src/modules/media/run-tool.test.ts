import { expect, it, vi } from "vitest"
import { runTool, ToolMissing, ToolStopped } from "./run-tool.ts"

const megabyte = 1024 * 1024
const bounds = { seconds: 50, computingSeconds: 20, memory: 8192 * megabyte, fileSize: megabyte }
const script = (code: string): string[] => ["-e", code]

it("gives what a tool prints, and says in its own words why it failed", async () => {
  expect(await runTool(process.execPath, script("console.log(1 + 1)"), bounds)).toBe("2\n")
  const failing = runTool(process.execPath, script("console.error('no such luck'); process.exit(3)"), bounds)
  await expect(failing).rejects.toThrow("no such luck")
  const throwing = runTool(process.execPath, script("null.size"), bounds)
  await expect(throwing).rejects.toThrow("TypeError: Cannot read properties of null (reading 'size')")
  await expect(runTool("no-such-tool", [], bounds)).rejects.toThrow(ToolMissing)
  await expect(runTool("no-such-tool", [])).rejects.toThrow(ToolMissing)
})

it("tells a bounded tool nothing of the server's environment", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://secret")
  expect(await runTool(process.execPath, script("console.log(process.env.DATABASE_URL)"), bounds)).toBe("undefined\n")
})

it("ends a tool that takes too long", async () => {
  const endless = runTool(process.execPath, script("for (;;);"), { ...bounds, seconds: 0.5 })
  await expect(endless).rejects.toThrow(ToolStopped)
})

it.skipIf(process.platform !== "linux")("gives a tool no more room and memory than agreed", async () => {
  const saying = (code: string): string[] => script(`try { ${code} } catch (error) { console.log(error.code) }`)
  const writing =
    "const file = `${os.tmpdir()}/confetti-${process.pid}`; try { fs.writeFileSync(file, Buffer.alloc(3e6)) } finally { fs.rmSync(file) }"
  expect(await runTool(process.execPath, saying(writing), bounds)).toBe("EFBIG\n")
  const greedy = script("const all = []; for (let i = 0; i < 64; i++) all.push(Buffer.alloc(2e8))")
  await expect(runTool(process.execPath, greedy, bounds)).rejects.toThrow()
})
