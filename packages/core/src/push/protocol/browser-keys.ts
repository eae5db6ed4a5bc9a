import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys that a browser makes for a subscription, in base64url. Servers know all but the private one. */
export interface BrowserKeys {
  privateKey: string;
  p256dh: string;
  auth: string;
}

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url");
  return { privateKey: pair.getPrivateKey("base64url"), p256dh, auth: randomBytes(16).toString("base64url") };
}

/** The bytes of the header before the encrypted record: salt, size of records, length of the key. */
const HEADER = { salt: 16, size: 4, length: 1 };
const TAG = 16;

/**
 * The text of a push message, as the browser with these keys reads it (RFC 8291, with the encoding of RFC 8188).
 * @throws for a message that was encrypted for another browser.
 */
export function decryptPush({ body, keys }: { body: Buffer; keys: BrowserKeys }): string {
  const salt = body.subarray(0, HEADER.salt);
  const length = body[HEADER.salt + HEADER.size] ?? 0;
  const begin = HEADER.salt + HEADER.size + HEADER.length;
  const sender = body.subarray(begin, begin + length);
  const record = body.subarray(begin + length);
  const own = createECDH("prime256v1");
  own.setPrivateKey(keys.privateKey, "base64url");
  const info = Buffer.concat([Buffer.from("WebPush:\x20info\0"), own.getPublicKey(), sender]);
  const secret = derive({
    secret: own.computeSecret(sender),
    salt: Buffer.from(keys.auth, "base64url"),
    info,
    bytes: 32,
  });
  const part = (name: string, bytes: number): Buffer =>
    derive({ secret, salt, info: Buffer.from(`Content-Encoding: ${name}\0`), bytes });
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  // The text ends with the delimiter of the last record, after which only zeros follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive({ secret, salt, info, bytes }: { secret: Buffer; salt: Buffer; info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
