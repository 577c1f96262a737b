/** The part of the library that we use; it ships without types. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Parameters {
    version: "aes128gcm";
    /** The receiver's public key. */
    dh: Buffer;
    /** The sender's key pair, for this message only. */
    privateKey: ECDH;
    authSecret: Buffer;
  }
  const ece: { encrypt(content: Buffer, parameters: Parameters): Buffer };
  export default ece;
}
