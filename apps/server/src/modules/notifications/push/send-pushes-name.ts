/** The job that sends what is due. */
export const sendPushesName = "notifications-send_pushes"
