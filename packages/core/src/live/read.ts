import type { Busy, SoldOut } from "@tresen/contract/live/live";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Item, readPartition } from "../platform/db";
import type { BusyEntity } from "./busy.entity";
import type { SoldOutEntity } from "./sold-out.entity";

export type BusyRow = EntityItem<typeof BusyEntity>;
export type SoldOutRow = EntityItem<typeof SoldOutEntity>;

/** The rows of a branch that are valid at `now`: one Query. */
export async function readLive({ branch, now }: { branch: string; now: Instant }): Promise<{
  busy: BusyRow[];
  soldOuts: SoldOutRow[];
}> {
  // Time to live removes rows some time after they expired.
  const rows = (await readPartition(`now#${branch}`)).filter(({ until }) => Date.parse(String(until)) > now);
  return { busy: rows.filter(isBusy), soldOuts: rows.filter(isSoldOut) };
}

/** What the rules of an order need of the rows. */
export async function readLiveState(asked: {
  branch: string;
  now: Instant;
}): Promise<{ busy: Busy[]; soldOuts: SoldOut[] }> {
  const { busy, soldOuts } = await readLive(asked);
  return {
    busy,
    soldOuts: soldOuts.map(({ product, part = null, option = null, until }) => ({ product, part, option, until })),
  };
}

function isBusy(item: Item): item is Item & BusyRow {
  return item.sk.startsWith("busy#");
}

function isSoldOut(item: Item): item is Item & SoldOutRow {
  return item.sk.startsWith("sold-out#");
}
