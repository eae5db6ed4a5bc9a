import { Agent, createServer, request as forward } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export interface DelayProxy {
  endpoint: string;
  close(): void;
}

/** Forwards calls to the database after the time that they take in the cloud. For measurements only. */
export async function startDelayProxy({
  target,
  call,
  transaction,
}: {
  target: string;
  call: number;
  transaction: number;
}): Promise<DelayProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const server = createServer((request, response) => {
    const isTransaction = /\.Transact/.test(String(request.headers["x-amz-target"]));
    const pass = async (): Promise<void> => {
      await wait(isTransaction ? transaction : call);
      const outgoing = forward(target, { method: request.method, headers: request.headers, agent }, (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(response);
      });
      outgoing.on("error", () => response.destroy());
      request.pipe(outgoing);
    };
    void pass();
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
