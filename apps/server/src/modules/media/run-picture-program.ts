import { runTool, type ToolBounds, ToolStopped } from "./run-tool.ts"

/** Without them the WebAssembly that strips types reserves 4 to 10 GB of address space. */
const smallWasm = ["--disable-wasm-trap-handler", "--wasm-max-mem-pages=2048"]

const gigabyte = 1024 ** 3

/** Node alone takes some 2 GB of address space. */
const room = { memory: 5 * gigabyte, fileSize: gigabyte / 16 }

type Run = Pick<ToolBounds, "seconds" | "computingSeconds"> & { args?: readonly string[]; input?: Buffer }

/** Runs a program that decodes a received picture in its own process. Null if it exceeded its limits. Throws if the machine is at fault. */
export async function runPictureProgram<Answer>(
  program: string,
  { args = [], input, ...times }: Run,
): Promise<Answer | null> {
  try {
    const printed = await runTool(process.execPath, [...smallWasm, program, ...args], { ...times, ...room }, input)
    return JSON.parse(printed) as Answer
  } catch (error) {
    if (error instanceof ToolStopped) return null
    throw error
  }
}
