import { existsSync } from "node:fs"
import { listMediaFiles } from "../modules/media/list-media-files.ts"
import { listUploadedFiles } from "../modules/uploads/list-uploaded-files.ts"
import { readArguments } from "../operator/read-arguments.ts"
import { readCommandConfig } from "../platform/config.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"
import { moveFiles } from "../platform/storage/move-files.ts"
import { uploadsFolder } from "../platform/storage/open-storage.ts"
import { patient, s3Settings } from "../platform/storage/s3-settings.ts"
import { s3Storage } from "../platform/storage/s3-storage.ts"

const usage = `npm run media:move                       moves uploads and pictures of DATA_DIR to the bucket S3_BUCKET
npm run media:move -- --delete-source    then deletes the moved files, once all are verified`

await runProgram(async () => {
  const deletes =
    readArguments(usage, { "delete-source": { type: "boolean" } }, { most: 0 }).values["delete-source"] === true
  const config = readCommandConfig(process.env)
  const settings = s3Settings(config)
  if (settings === null)
    throw new StartupError("Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to name the target.")
  if (!existsSync(config.DATA_DIR))
    throw new StartupError(`There is no Confetti in ${config.DATA_DIR}. Use the server's DATA_DIR.`)
  const { files: uploads, unfinished } = await listUploadedFiles(uploadsFolder(config))
  const media = await listMediaFiles(config.DATA_DIR)
  const store = s3Storage({ ...settings, ...patient })
  try {
    const { sent, there, deleted } = await moveFiles([...uploads, ...media], store, deletes)
    const shown = ({ files, bytes }: typeof sent): string =>
      `${files.toLocaleString("en")} files (${bytes.toLocaleString("en")} bytes)`
    console.log(
      `From ${config.DATA_DIR} to the bucket ${settings.bucket}: sent ${shown(sent)}; ${shown(there)} were already there.`,
    )
    console.log("All files were read back and match.")
    if (unfinished > 0) console.log(`Skipped ${unfinished} unfinished uploads; the apps will send them again.`)
    if (deleted > 0) console.log(`Deleted ${deleted.toLocaleString("en")} files from the folder.`)
  } finally {
    store.close()
  }
})
