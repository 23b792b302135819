import { database } from "../../test/test-database.ts"

export const log = database
