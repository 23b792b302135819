import { Socket } from "node:net"
import pg from "pg"

/**
 * A connection over our own socket. With TLS it carries the encrypted data: it counts bytes, times out and can be destroyed, but emits no
 * data.
 */
export class SocketClient extends pg.Client {
  readonly socket: Socket
  /** Bytes sent when everything was answered. */
  #sentAtRest = 0

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
    // Lost while idle without a listener, it would end the process. The next query reports the loss.
    this.on("error", () => {})
    this.on("drain", () => {
      this.#sentAtRest = socket.bytesWritten
    })
  }

  /** Whether an answer is pending; true until the first answer. */
  isAwaited(): boolean {
    return this.socket.bytesWritten > this.#sentAtRest
  }
}
