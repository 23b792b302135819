export { DeleteAccount, DeleteAccountDoor } from "./delete-account.tsx"
export { downloadExport } from "./download-export.ts"
