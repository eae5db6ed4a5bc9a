import { readJson, writeJson } from "../json-file";
import type { Positions } from "./shards";

export interface PositionFile {
  positions: Positions;
  /** Stores a position; the file is written within a second, so a kill repeats at most a second's records. */
  set(shard: string, position: string): void;
  flush(): void;
}

interface Saved {
  stream?: string;
  positions?: Positions;
}

const DELAY = 1_000;

/**
 * The position in each shard of the stream. A position in another stream, as after the table was created anew, is
 * dropped.
 */
export function openPositionFile({ path, stream }: { path: string; stream: string }): PositionFile {
  const saved = readJson<Saved>(path, {});
  const positions: Positions = saved.stream === stream ? (saved.positions ?? {}) : {};
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    writeJson(path, { stream, positions } satisfies Saved);
  };
  return {
    positions,
    set: (shard, position) => {
      positions[shard] = position;
      timer ??= setTimeout(flush, DELAY);
    },
    flush,
  };
}
