import { generateRequestDetails, getVapidHeaders } from "web-push";

/** A browser, as it subscribed. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether a message wakes a sleeping browser. */
export type Urgency = "normal" | "high";

/** What the platform shows push services of itself (RFC 8292). */
export interface VapidDetails {
  publicKey: string;
  privateKey: string;
  /** Where its operators are reached: a `mailto:` or `https:` address. */
  subject: string;
}

/** The request with a message for one browser: encrypted for it (RFC 8291) and signed with the platform's key. */
export function pushRequest({
  target: { endpoint, p256dh, auth },
  text,
  vapid: { publicKey, privateKey, subject },
  ttl,
  urgency,
  topic,
}: {
  target: PushTarget;
  text: string;
  vapid: VapidDetails;
  /** The seconds for which the service keeps the message for a browser that it does not reach. */
  ttl: number;
  urgency: Urgency;
  /** A message that waits at the service is replaced by a later one with the same topic: at most 32 characters. */
  topic: string;
}): { url: string; method: "POST"; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } {
  const contentEncoding = "aes128gcm";
  const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    ...{ TTL: ttl, urgency, topic, contentEncoding },
  });
  // The library would also sign by itself, but with a function of Node that warns on every start.
  const signed = getVapidHeaders(new URL(endpoint).origin, subject, publicKey, privateKey, contentEncoding);
  const { "Content-Length": _, ...headers } = details.headers;
  return {
    url: details.endpoint,
    method: "POST",
    headers: Object.fromEntries(
      Object.entries({ ...headers, ...signed }).map(([name, value]) => [name, String(value)]),
    ),
    body: new Uint8Array(details.body),
  };
}
