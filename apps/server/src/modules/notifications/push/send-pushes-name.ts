export const sendPushesName = "notifications-send_pushes"
