import { type Socket, connect, createServer } from "node:net";

/** Between a browser and the platform: what comes through, and what does not. */
export interface BadNetwork {
  url: string;
  /** Nothing comes through, as without a network. */
  cut: () => void;
  heal: () => void;
  /** What is asked arrives, and no answer comes back. */
  loseAnswers: () => void;
  /** How many requests with a path that has this word have arrived since the answers are lost. */
  arrived: (word: string) => number;
  close: () => Promise<void>;
}

/** Starts a way to the platform that can be cut at any moment. */
export async function badNetwork(platform: string): Promise<BadNetwork> {
  const { hostname, port } = new URL(platform);
  const sockets = new Set<Socket>();
  let state: "whole" | "cut" | "deaf" = "whole";
  let heard = "";
  const server = createServer((browser) => {
    if (state === "cut") return void browser.destroy();
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [browser, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        browser.destroy();
        far.destroy();
      });
    }
    browser.on("data", (bytes) => {
      if (state === "deaf") heard += bytes.toString("latin1");
      far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (state === "whole") browser.write(bytes);
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "localhost", resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const end = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${address.port}`,
    cut: () => {
      state = "cut";
      end();
    },
    heal: () => {
      state = "whole";
      end();
    },
    loseAnswers: () => {
      state = "deaf";
      heard = "";
    },
    arrived: (word) => heard.split("\n").filter((line) => /^(GET|POST) /.test(line) && line.includes(word)).length,
    close: async () => {
      end();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}
