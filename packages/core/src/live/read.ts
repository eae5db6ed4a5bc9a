import type { Busy, SoldOut } from "@tresen/contract/live/live";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Item, readPartition } from "../platform/db";
import type { BlockEntity } from "./block.entity";
import type { BusyEntity } from "./busy.entity";
import type { SoldOutEntity } from "./sold-out.entity";

export type BusyRow = EntityItem<typeof BusyEntity>;
export type BlockRow = EntityItem<typeof BlockEntity>;
export type SoldOutRow = EntityItem<typeof SoldOutEntity>;

/** The rows of a branch that are valid at `now`: one Query. */
export async function readLive({ branch, now }: { branch: string; now: Instant }): Promise<{
  busy: BusyRow[];
  soldOuts: SoldOutRow[];
  blocks: BlockRow[];
}> {
  // Time to live removes rows some time after they expired.
  const rows = (await readPartition(`now#${branch}`)).filter(({ until }) => Date.parse(String(until)) > now);
  return { busy: rows.filter(isBusy), soldOuts: rows.filter(isSoldOut), blocks: rows.filter(isBlock) };
}

/** What the rules of an order need of the rows. */
export async function readLiveState(asked: {
  branch: string;
  now: Instant;
}): Promise<{ busy: Busy[]; soldOuts: SoldOut[]; blocks: BlockRow[] }> {
  const { busy, soldOuts, blocks } = await readLive(asked);
  return {
    busy,
    soldOuts: soldOuts.map(({ product, part = null, option = null, until }) => ({ product, part, option, until })),
    blocks,
  };
}

function isBusy(item: Item): item is Item & BusyRow {
  return item.sk.startsWith("busy#");
}

function isSoldOut(item: Item): item is Item & SoldOutRow {
  return item.sk.startsWith("sold-out#");
}

function isBlock(item: Item): item is Item & BlockRow {
  return item.sk.startsWith("block#");
}
