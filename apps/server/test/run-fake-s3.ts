// node run-fake-s3.ts PORT FOLDER: the fake store as a process of its own, which finds after it was killed what it had.
import { startFakeS3 } from "./fake-s3.ts"

const [port, folder] = process.argv.slice(2)
if (port === undefined || folder === undefined) throw new Error("Say where: PORT FOLDER")
await startFakeS3({ port: Number(port), folder })
process.send?.("ready")
