import { AppError } from "@confetti/contract/app-error"
import { returnFile } from "@confetti/contract/studio-brand"
import { requireRole } from "../../../platform/auth/require-user.ts"
import { findFile } from "../overlay/files-store.ts"
import { mustBeOwnAndLatest } from "./current-file.ts"
import { fileCallable } from "./file-change.ts"
import { roleOfFile } from "./studio-file.ts"

export const returnFileCallable = fileCallable(returnFile, async (db, { file, base }, { caller }) => {
  const role = roleOfFile(file)
  if (role === null) throw new AppError("studio/no-such-file")
  requireRole({ caller }, role)
  mustBeOwnAndLatest(await findFile(db, file), base, null)
  return { file, text: null }
})
