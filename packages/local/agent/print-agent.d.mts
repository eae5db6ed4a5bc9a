/** The parts of the print agent that tests use; see print-agent.mjs. */
export interface Arguments {
  url: string;
  key: string;
  printer: { host: string; port: number };
  spool: string;
}
export function readArguments(args: string[]): Arguments;
export function runAgent(
  options: Arguments & { signal: AbortSignal; say?: (line: string) => void; pollSeconds?: number },
): Promise<void>;
export function lockSpool(folder: string): { renew(): void; free(): void };
