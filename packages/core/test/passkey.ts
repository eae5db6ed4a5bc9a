import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";

interface Asked {
  challenge: string;
  rp: { id?: string };
}

/** CBOR of a byte string of less than 65536 bytes. */
const bytes = (value: Buffer): Buffer =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** What a browser answers that has made a passkey: without attestation, its person verified, by ES256. */
export function madePasskey({ options, origin }: { options: Asked; origin: string }): Record<string, unknown> {
  const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, "base64url")),
  ]);
  const id = randomBytes(32);
  // Present, verified, with a credential; then the counter and the kind of device, both unknown, and the id's length.
  const head = Buffer.concat([Buffer.from([0x45]), Buffer.alloc(20), Buffer.from([0, id.length])]);
  const site = createHash("sha256")
    .update(options.rp.id ?? "")
    .digest();
  const attestation = Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from("fmt"),
    Buffer.from([0x64]),
    Buffer.from("none"),
    Buffer.from([0x67]),
    Buffer.from("attStmt"),
    Buffer.from([0xa0, 0x68]),
    Buffer.from("authData"),
    bytes(Buffer.concat([site, head, id, key])),
  ]);
  const client = JSON.stringify({ type: "webauthn.create", challenge: options.challenge, origin, crossOrigin: false });
  return {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  };
}
