import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { commandStateAt, isOpenCommand } from "@tresen/contract/signage/command/command.state";
import type { PlayerState } from "@tresen/contract/signage/player/player";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import type { TvReport } from "@tresen/contract/signage/tv/tv.status";
import { TV_MESSAGES, TV_TITLES } from "@tresen/contract/signage/tv/tv.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { ACCESS_KEY_MESSAGES } from "@tresen/contract/access-key/access-key.texts";
import { authenticateKey } from "../../access-key";
import { type Actor, requirePermission } from "../../platform/actor";
import { storageCall } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { commandView, findCommand } from "../command/command-rows";
import { noteCommand } from "../command/commands";
import { manifestOf } from "../manifest/manifest";
import { sceneManifestOf } from "../manifest/scene-manifest";
import { TvStatusEntity } from "../tv/tv-status.entity";
import { findTv } from "../tv/tv-rows";
import { TvPictureEntity } from "./picture.entity";

/** The first bytes of a JPEG. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The TV that a key belongs to, also one that is switched off in the back-office: it stays black, and plays again by itself.
 * @throws forbidden for any other key, and for the key of a TV that is gone; limit after too many of them.
 */
export async function tvOfKey({ key, source, now }: { key: string; source: string; now: Instant }): Promise<Tv> {
  const { row } = await authenticateKey({ key, purpose: "tv", source, now });
  const tv = row.subject ? await findTv(row.subject) : null;
  if (!tv) throw new AppError("access-key.refused", "forbidden", ACCESS_KEY_MESSAGES.refused);
  return tv;
}

/** What a TV has to know of itself. A command that waits for it counts as delivered. */
export async function playerState({ tv, now }: { tv: Tv; now: Instant }): Promise<PlayerState> {
  const [manifest, catalog, row] = await Promise.all([
    tv.stream ? manifestOf({ stream: tv.stream, branch: tv.branch, now }) : null,
    readCatalog(),
    findCommand(tv.id),
  ]);
  const isOpen = row !== null && isOpenCommand(commandStateAt({ ...row, expiresAt: Date.parse(row.expiresAt), now }));
  const scene = row?.type === "showScene" && isOpen ? row.data["scene"] : null;
  const commandScene = typeof scene === "string" ? await sceneManifestOf({ scene, branch: tv.branch, now }) : undefined;
  if (row?.state === "queued" && isOpen) await noteCommand({ tv: tv.id, command: row.id, state: "delivered", now });
  const { id, version, isEnabled, name, identifier, branch, group, orientation, size, powerHours, volume } = tv;
  return {
    ...{ id, version, isEnabled, name, identifier, branch, group, orientation, size, powerHours, volume },
    wall: tv.wall ?? null,
    timeZone: zoneOf(catalog.branches.get(branch) ?? {}),
    manifest: manifest && { sha256: manifest.sha256, url: manifest.url, bytes: manifest.bytes },
    command: row && isOpen ? commandView({ row, now }) : null,
    ...(commandScene ? { commandScene } : {}),
    now: new Date(now).toISOString(),
  };
}

/** Notes what a TV tells of itself. */
export async function noteReport({ tv, report, now }: { tv: string; report: TvReport; now: Instant }): Promise<void> {
  await storageCall(() =>
    TvStatusEntity.upsert({ tv, report, lastSeenAt: new Date(now).toISOString() }).go({ response: "none" }),
  );
}

/** Keeps the drawing of a TV's screen, in place of the last one. @throws input for anything but a JPEG. */
export async function notePicture({ tv, jpeg, now }: { tv: string; jpeg: string; now: Instant }): Promise<void> {
  if (!Buffer.from(jpeg.slice(0, 8), "base64").subarray(0, 3).equals(JPEG)) {
    const fault = { field: "jpeg", code: "tv.picture", message: TV_MESSAGES.noJpeg };
    throw inputError({ code: "tv.picture", faults: [fault] });
  }
  const at = new Date(now).toISOString();
  await storageCall(() => TvPictureEntity.put({ tv, jpeg, at }).go({ response: "none" }));
  await storageCall(() => TvStatusEntity.upsert({ tv, pictureAt: at, lastSeenAt: at }).go({ response: "none" }));
}

/** What a TV last showed, as a JPEG. @throws missing, forbidden. */
export async function tvPicture({ actor, id }: { actor: Actor; id: string }): Promise<Buffer> {
  const permission = tvPermissions.picture;
  requirePermission({ actor, permission });
  const tv = await findTv(id);
  if (!tv) throw new AppError("tv.missing", "missing", notFound(TV_TITLES.one));
  requirePermission({ actor, permission, branch: tv.branch });
  const { data } = await storageCall(() => TvPictureEntity.get({ tv: id }).go());
  if (!data) throw new AppError("tv.no_picture", "missing", TV_MESSAGES.noPicture);
  return Buffer.from(data.jpeg, "base64");
}
