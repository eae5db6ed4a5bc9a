import { keyStateOf } from "@tresen/contract/access-key/key-state";
import { TV_SILENT_AFTER, type TvState, type TvStatus } from "@tresen/contract/signage/tv/tv.status";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { allKeys, keyIdOf } from "../../access-key";
import { batchRead, keyOf, storageCall } from "../../platform/db";
import type { AnyRecord, DerivedFilters } from "../../records/rows";
import { allRows } from "../../records/rows";
import { TvPictureEntity } from "../player/picture.entity";
import { TvCommandEntity } from "../command/command.entity";
import { commandView } from "../command/command-rows";
import { tvRows } from "./tv-rows";
import { TvStatusEntity } from "./tv-status.entity";

type StatusRow = EntityItem<typeof TvStatusEntity>;

/** Fills in the state and the command of TVs, from rows of their own. */
export async function withTvStatus(records: readonly AnyRecord[], now: Instant): Promise<AnyRecord[]> {
  const found = await statusesOf({ ids: records.map(({ id }) => id), now });
  return records.map((record) => ({ ...record, ...found.get(record.id) }));
}

/** The ids of the TVs in the state that a list asks for. */
export async function tvIdsFor({ filters, now }: DerivedFilters): Promise<ReadonlySet<string>> {
  const ids = (await allRows({ resource: tvRows })).map(({ id }) => id);
  const found = await statusesOf({ ids, now });
  return new Set(ids.filter((id) => found.get(id)?.status.state === filters["state"]));
}

/** Forgets what a TV said and was told, once it is gone. */
export async function forgetTv(tv: string): Promise<void> {
  await Promise.all([
    storageCall(() => TvStatusEntity.delete({ tv }).go({ response: "none" })),
    storageCall(() => TvCommandEntity.delete({ tv }).go({ response: "none" })),
    storageCall(() => TvPictureEntity.delete({ tv }).go({ response: "none" })),
  ]);
}

async function statusesOf({ ids, now }: { ids: readonly string[]; now: Instant }) {
  const wanted = ids.map((tv) => ({
    tv,
    status: keyOf(TvStatusEntity.get({ tv }).params()),
    command: keyOf(TvCommandEntity.get({ tv }).params()),
  }));
  const [read, accessKeys] = await Promise.all([
    batchRead(wanted.flatMap(({ status, command }) => [status, command])),
    allKeys(),
  ]);
  const paired = new Set(accessKeys.flatMap((key) => (keyStateOf({ key, now }) === "valid" ? [key.id] : [])));
  return new Map(
    wanted.map(({ tv, ...at }) => {
      const [status, command] = [read(at.status), read(at.command)];
      const row = status ? TvStatusEntity.parse({ Item: status }).data : null;
      const given = command ? TvCommandEntity.parse({ Item: command }).data : null;
      return [
        tv,
        {
          status: statusView({ row, isPaired: paired.has(keyIdOf(tv)), now }),
          command: given && commandView({ row: given, now }),
        },
      ] as const;
    }),
  );
}

function statusView({ row, isPaired, now }: { row: StatusRow | null; isPaired: boolean; now: Instant }): TvStatus {
  return {
    state: stateOf({ lastSeenAt: row?.lastSeenAt, isPaired, now }),
    lastSeenAt: row?.lastSeenAt ?? null,
    report: row?.report ?? null,
    pictureAt: row?.pictureAt ?? null,
  };
}

function stateOf({
  lastSeenAt,
  isPaired,
  now,
}: {
  lastSeenAt: string | undefined;
  isPaired: boolean;
  now: Instant;
}): TvState {
  if (!isPaired) return "unpaired";
  return lastSeenAt !== undefined && now - Date.parse(lastSeenAt) < TV_SILENT_AFTER ? "online" : "offline";
}
