import { authRequest } from "../../../platform/auth-request.ts"

/** Mails a code to an address, whether or not there is an account behind it. Gives how many digits it has. */
export async function mailCode(email: string): Promise<number> {
  const body = { email, type: "sign-in" }
  return (await authRequest<{ digits: number }>("email-otp/send-verification-otp", body)).digits
}

export async function signInByCode(email: string, code: string): Promise<void> {
  await authRequest("sign-in/email-otp", { email, otp: code })
}
