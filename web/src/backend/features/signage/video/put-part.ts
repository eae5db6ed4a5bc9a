/** A part that did not arrive. */
export class PartFault extends Error {
  override readonly name = "PartFault";
  readonly isOffline: boolean;
  /** Whether the bucket refused it, as it does after its address has expired. */
  readonly isRefused: boolean;

  constructor({ isOffline = false, isRefused = false }: { isOffline?: boolean; isRefused?: boolean } = {}) {
    super();
    this.isOffline = isOffline;
    this.isRefused = isRefused;
  }
}

/**
 * Sends one part to its address. `fetch` tells no progress of what is sent, so an older interface sends it.
 * @param onSent gets the number of bytes that were sent so far. @returns what the bucket names the part.
 * @throws PartFault; the signal's reason when it was aborted.
 */
export function putPart({
  url,
  body,
  onSent,
  signal,
}: {
  url: string;
  body: Blob;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}): Promise<string> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const end = (settle: () => void): void => {
      signal.removeEventListener("abort", abort);
      settle();
    };
    request.open("PUT", url);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () =>
      end(() => {
        const etag = request.getResponseHeader("ETag");
        if (request.status >= 200 && request.status < 300 && etag) resolve(etag);
        else reject(new PartFault({ isRefused: request.status >= 400 && request.status < 500 }));
      });
    request.onerror = () => end(() => reject(new PartFault({ isOffline: true })));
    request.onabort = () => end(() => reject(new DOMException("", "AbortError")));
    signal.addEventListener("abort", abort, { once: true });
    request.send(body);
  });
}
