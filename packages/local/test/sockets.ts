import { readFileSync, readdirSync, readlinkSync } from "node:fs";

/** `127.0.0.1` and `::1`, as the kernel writes them on a machine whose numbers begin with the last byte. */
export const LOOPBACK = ["0100007F", "00000000000000000000000001000000"];

const LISTENING = "0A";

/** The addresses on which these processes listen. */
export function listeningAddresses(pids: readonly number[]): { address: string; port: number }[] {
  const own = new Set(pids.flatMap(socketsOf));
  return ["tcp", "tcp6"].flatMap((protocol) =>
    linesOf(`/proc/net/${protocol}`).flatMap((line) => {
      const [, local = "", , state, , , , , , inode = ""] = line.trim().split(/\s+/);
      const [address = "", port = ""] = local.split(":");
      return state === LISTENING && own.has(inode) ? [{ address, port: Number.parseInt(port, 16) }] : [];
    }),
  );
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.slice(1) ?? [];
    } catch {
      // Closed meanwhile, like the descriptor of this listing.
      return [];
    }
  });
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, "utf8").trim().split("\n").slice(1);
  } catch {
    return [];
  }
}
