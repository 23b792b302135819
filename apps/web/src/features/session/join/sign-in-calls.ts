import { authRequest } from "../../../platform/auth-request.ts"

/** Mails a code to an address, whether or not there is an account behind it. */
export async function mailCode(email: string): Promise<void> {
  await authRequest("email-otp/send-verification-otp", { email, type: "sign-in" })
}

export async function signInByCode(email: string, code: string): Promise<void> {
  await authRequest("sign-in/email-otp", { email, otp: code })
}
