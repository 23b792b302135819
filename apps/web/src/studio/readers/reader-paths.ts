export const readersPath = "/studio/readers"
export const invitationsPath = `${readersPath}/invitations`

export const readerPath = (userId: string) => `${readersPath}/${encodeURIComponent(userId)}`
