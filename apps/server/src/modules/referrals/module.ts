import type { Module } from "../../platform/module.ts"
import { readInvitationCallable } from "./read-invitation.ts"

export const referrals: Module = { name: "referrals", callables: [readInvitationCallable] }
