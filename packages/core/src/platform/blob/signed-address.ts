import { env } from "../env";
import { ALGORITHM, escaped, queryOf, scopeOf, signatureOfRequest, stampOf } from "../signature";
import { client } from "./store";

/** A request that whoever has the address may make for some time. */
export interface SignedRequest {
  method: "GET" | "PUT";
  /** What the requester sees before the path: empty for an address of this platform. */
  origin: string;
  /** The host of which the signature is. */
  host: string;
  /** The path below `origin`, from which the bucket knows its object, each part not yet escaped. */
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
  /** Headers that the request must have with exactly these values, by their names in small letters. */
  headers?: Readonly<Record<string, string>>;
  seconds: number;
  at: number;
}

/** An address that is signed as AWS describes it ("Authenticating requests: using query parameters"). */
export async function signedAddress(asked: SignedRequest): Promise<string> {
  const { accessKeyId, secretAccessKey, sessionToken } = await client.config.credentials();
  const stamp = stampOf(asked.at);
  const scope = scopeOf({ stamp, region: env.AWS_REGION });
  const headers = { ...asked.headers, host: asked.host };
  const path = asked.path.map(escaped).join("/");
  const query = queryOf({
    ...asked.query,
    "X-Amz-Algorithm": ALGORITHM,
    "X-Amz-Credential": [accessKeyId, ...scope].join("/"),
    "X-Amz-Date": stamp,
    "X-Amz-Expires": String(asked.seconds),
    ...(sessionToken ? { "X-Amz-Security-Token": sessionToken } : {}),
    "X-Amz-SignedHeaders": Object.keys(headers).sort().join(";"),
  });
  const signature = signatureOfRequest({ method: asked.method, path, query, headers, stamp, scope, secretAccessKey });
  return `${asked.origin}/${path}?${query}&X-Amz-Signature=${signature}`;
}
