import type { Server } from "node:http";
import { type Server as SocketServer, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { StartFailure, errorCode } from "./failure";

export interface Listening {
  /** The address on this machine. */
  url: string;
  /** The addresses for other machines. */
  networkUrls: string[];
  /** Accepts no new connections; open ones stay. */
  close(): Promise<void>;
}

/** The addresses that a browser may resolve `localhost` to. */
const LOOPBACK = ["127.0.0.1", "::1"];
const EVERY_ADDRESS = ["0.0.0.0", "::"];
/** A machine without IPv6 has no `::1`. */
const NO_SUCH_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];
const PORT_ATTEMPTS = 5;

/**
 * Listens on the loopback interface, or on `host` if it is set.
 * @throws StartFailure
 */
export async function listen({
  server,
  host,
  port,
}: {
  server: Server;
  host: string | undefined;
  port: number;
}): Promise<Listening> {
  const [first = "127.0.0.1", ...others] = host === undefined || host === "localhost" ? LOOPBACK : [host];
  for (let attempt = 1; ; attempt += 1) {
    const taken = await open({ server, host: first, port, named: host });
    try {
      const more = await Promise.all(others.map((address) => openBeside({ server, host: address, port: taken })));
      return {
        ...urlsOf({ host, port: taken }),
        close: () => closeAll([server, ...more.filter((one) => one !== null)]),
      };
    } catch (error) {
      await closeAll([server]);
      // The free port that was assigned is free on only one of the addresses.
      if (port === 0 && attempt < PORT_ATTEMPTS) continue;
      throw toFailure({ error, port: taken, host });
    }
  }
}

function open({
  server,
  host,
  port,
  named,
}: {
  server: SocketServer;
  host: string;
  port: number;
  named?: string;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => reject(toFailure({ error, port, host: named }));
    server.once("error", refuse);
    server.listen({ port, host }, () => {
      server.off("error", refuse);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/**
 * Listens on a second address and passes its connections to the same server. Null if the machine does not have the
 * address.
 */
async function openBeside({
  server,
  host,
  port,
}: {
  server: Server;
  host: string;
  port: number;
}): Promise<SocketServer | null> {
  const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
  return new Promise((resolve, reject) => {
    beside.once("error", (error) => (NO_SUCH_ADDRESS.includes(errorCode(error)) ? resolve(null) : reject(error)));
    beside.listen({ port, host }, () => resolve(beside));
  });
}

function toFailure({ error, port, host }: { error: unknown; port: number; host: string | undefined }): unknown {
  const code = errorCode(error);
  if (code === "EADDRINUSE")
    return new StartFailure(
      `Port ${port} is taken: end the program that uses it, or choose another one, for example PORT=${port + 1} npm start.`,
    );
  if (code === "EACCES")
    return new StartFailure(
      `Port ${port} is not allowed for you: choose one above 1024, for example PORT=3000 npm start.`,
    );
  if ([...NO_SUCH_ADDRESS, "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code))
    return new StartFailure(
      `HOST is "${host ?? ""}", which is no address of this machine: leave it out for this machine alone, or write HOST=0.0.0.0 for all of the network.`,
    );
  return error;
}

function urlsOf({ host, port }: { host: string | undefined; port: number }): Pick<Listening, "url" | "networkUrls"> {
  const at = (address: string): string => `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
  if (host === undefined || host === "localhost" || LOOPBACK.includes(host))
    return { url: host === undefined || host === "localhost" ? at("localhost") : at(host), networkUrls: [] };
  if (!EVERY_ADDRESS.includes(host)) return { url: at(host), networkUrls: [] };
  const outer = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === "IPv4"),
  );
  return { url: at("localhost"), networkUrls: outer.map(({ address }) => at(address)) };
}

async function closeAll(servers: readonly SocketServer[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
}
