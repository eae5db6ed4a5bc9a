import { keyStateOf } from "@tresen/contract/access-key/key-state";
import { TV_SILENT_AFTER, type TvState, type TvStatus } from "@tresen/contract/signage/tv/tv.status";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { allKeys, keyIdOf } from "../../access-key";
import { batchRead, keyOf, storageCall } from "../../platform/db";
import { TvSocketEntity } from "../../socket";
import type { AnyRecord, DerivedFilters } from "../../records/rows";
import { allRows } from "../../records/rows";
import { ManifestEntity } from "../manifest/manifest.entity";
import { TvPictureEntity } from "../player/picture.entity";
import { TvCommandEntity } from "../command/command.entity";
import { commandView } from "../command/command-rows";
import { tvRows } from "./tv-rows";
import { TvStatusEntity } from "./tv-status.entity";

type StatusRow = EntityItem<typeof TvStatusEntity>;

/** Fills in the state and the command of TVs, from rows of their own. */
export async function withTvStatus(records: readonly AnyRecord[], now: Instant): Promise<AnyRecord[]> {
  const found = await statusesOf({ tvs: records.map((record) => playedBy(record)), now });
  return records.map((record) => ({ ...record, ...found.get(record.id) }));
}

/** The ids of the TVs in the state that a list asks for. */
export async function tvIdsFor({ filters, now }: DerivedFilters): Promise<ReadonlySet<string>> {
  const tvs = (await allRows({ resource: tvRows })).map((row) => ({ id: row.id, manifest: null }));
  const found = await statusesOf({ tvs, now });
  return new Set(tvs.flatMap(({ id }) => (found.get(id)?.status.state === filters["state"] ? [id] : [])));
}

/** Forgets what a TV said and was told, once it is gone. */
export async function forgetTv(tv: string): Promise<void> {
  await Promise.all([
    storageCall(() => TvStatusEntity.delete({ tv }).go({ response: "none" })),
    storageCall(() => TvCommandEntity.delete({ tv }).go({ response: "none" })),
    storageCall(() => TvSocketEntity.delete({ tv }).go({ response: "none" })),
    storageCall(() => TvPictureEntity.delete({ tv }).go({ response: "none" })),
  ]);
}

/** A TV, and the row of what it plays, if that is asked for and it has a stream. */
interface Played {
  id: string;
  manifest: ReturnType<typeof keyOf> | null;
}

function playedBy(record: AnyRecord): Played {
  const { id, branch, stream } = record as AnyRecord & Pick<Tv, "branch" | "stream">;
  return { id, manifest: stream ? keyOf(ManifestEntity.get({ stream, branch }).params()) : null };
}

async function statusesOf({ tvs, now }: { tvs: readonly Played[]; now: Instant }) {
  const wanted = tvs.map(({ id: tv, manifest }) => ({
    ...{ tv, manifest },
    status: keyOf(TvStatusEntity.get({ tv }).params()),
    socket: keyOf(TvSocketEntity.get({ tv }).params()),
    command: keyOf(TvCommandEntity.get({ tv }).params()),
  }));
  const [read, accessKeys] = await Promise.all([
    batchRead(
      wanted.flatMap(({ status, socket, command, manifest }) => [
        ...[status, socket, command],
        ...(manifest ? [manifest] : []),
      ]),
    ),
    allKeys(),
  ]);
  const paired = new Set(accessKeys.flatMap((key) => (keyStateOf({ key, now }) === "valid" ? [key.id] : [])));
  return new Map(
    wanted.map(({ tv, ...at }) => {
      const [status, socket, command] = [read(at.status), read(at.socket), read(at.command)];
      const row = status ? TvStatusEntity.parse({ Item: status }).data : null;
      const closedAt = socket ? (TvSocketEntity.parse({ Item: socket }).data?.closedAt ?? null) : null;
      const played = at.manifest ? read(at.manifest) : null;
      const weekBytes = played ? ManifestEntity.parse({ Item: played }).data?.weekBytes : null;
      const given = command ? TvCommandEntity.parse({ Item: command }).data : null;
      return [
        tv,
        {
          status: statusView({
            ...{ row, closedAt, now },
            weekBytes: weekBytes ?? null,
            isPaired: paired.has(keyIdOf(tv)),
          }),
          command: given && commandView({ row: given, now }),
        },
      ] as const;
    }),
  );
}

function statusView({
  row,
  closedAt,
  weekBytes,
  isPaired,
  now,
}: {
  row: StatusRow | null;
  closedAt: string | null;
  weekBytes: number | null;
  isPaired: boolean;
  now: Instant;
}): TvStatus {
  const toldAt = row?.lastSeenAt ?? null;
  return {
    state: isPaired ? stateOf({ toldAt, closedAt, now }) : "unpaired",
    // Both are ISO strings in UTC, which sort by time.
    lastSeenAt: toldAt !== null && closedAt !== null && toldAt > closedAt ? toldAt : (closedAt ?? toldAt),
    report: row?.report ?? null,
    pictureAt: row?.pictureAt ?? null,
    weekBytes,
  };
}

/** Whether a TV is on: it told something within the hour, and has not gone since. */
function stateOf({
  toldAt,
  closedAt,
  now,
}: {
  toldAt: string | null;
  closedAt: string | null;
  now: Instant;
}): Exclude<TvState, "unpaired"> {
  if (toldAt === null || (closedAt !== null && closedAt > toldAt)) return "offline";
  return now - Date.parse(toldAt) < TV_SILENT_AFTER ? "online" : "offline";
}
