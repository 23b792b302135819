const times = { createdAt: "created_at", updatedAt: "updated_at" }

export const authTables = {
  user: { modelName: "auth_users", fields: { ...times, emailVerified: "email_verified" } },
  session: {
    modelName: "auth_sessions",
    fields: { ...times, userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent" },
    additionalFields: {
      rotatedAt: { type: "date", fieldName: "rotated_at", required: false, input: false, returned: false },
      openedBy: { type: "string", fieldName: "opened_by", required: false, input: false, returned: false },
    },
  },
  account: {
    modelName: "auth_accounts",
    fields: {
      ...times,
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
    },
  },
  verification: { modelName: "auth_verifications", fields: { ...times, expiresAt: "expires_at" } },
} as const

export const passkeyTable = {
  passkey: {
    modelName: "auth_passkeys",
    fields: {
      userId: "user_id",
      publicKey: "public_key",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
} as const
