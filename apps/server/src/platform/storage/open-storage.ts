import { join } from "node:path"
import type { Config } from "../config.ts"
import { folderStorage } from "./folder-storage.ts"
import { s3Settings } from "./s3-settings.ts"
import { s3Storage } from "./s3-storage.ts"
import type { Storage } from "./storage.ts"

/** The folder of uploads: their bytes if there is no store, and files being processed. */
export const uploadsFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "uploads")

export function openStorage(config: Config): Storage {
  const settings = s3Settings(config)
  return settings === null ? folderStorage(uploadsFolder(config)) : s3Storage(settings)
}
