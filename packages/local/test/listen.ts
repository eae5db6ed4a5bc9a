import { type RequestListener, createServer } from "node:http";

export interface Listening {
  port: number;
  close(): void;
}

/** A server of this machine on a free port. */
export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No address");
  return {
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
