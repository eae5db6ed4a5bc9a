import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Instant, addDays, zonedTime } from "@tresen/contract/kit/time";
import {
  MANIFEST_FORMAT,
  type Manifest,
  type ManifestFile,
  type ManifestScene,
} from "@tresen/contract/signage/player/manifest";
import { neededScenes } from "@tresen/contract/signage/playing/needed";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import { getConfig } from "../../config";
import type { Catalog } from "../../snapshot";
import { contentOf } from "./content";
import { pictureFile } from "./files";
import type { Sources } from "./sources";

/** For how many hours screens without a connection show prices, where the branch does not say. */
const PRICE_HOURS = 24;
/** Whose file the logo is, which belongs to no scene. */
const LOGO = "";

/** How many days a screen plays without a network, today included. */
const DAYS = 7;

/**
 * Everything that a screen of the branch needs to play the stream. Scenes that have nothing to show are left out, as if
 * they were not enabled. `weekBytes` are those of the files that the next seven days need.
 */
export async function buildManifest({
  sources: { stream, segments, scenes },
  branch,
  catalog,
  now,
}: {
  sources: Sources;
  branch: Branch;
  catalog: Catalog;
  now: Instant;
}): Promise<{ manifest: Manifest; weekBytes: number }> {
  const files = new Map<string, ManifestFile>();
  const filesOf = new Map<string, Set<string>>();
  const keepFor =
    (owner: string) =>
    (file: ManifestFile): string => {
      files.set(file.url, file);
      filesOf.set(owner, (filesOf.get(owner) ?? new Set()).add(file.url));
      return file.url;
    };
  const config = await getConfig();
  const shown: ManifestScene[] = [];
  for (const scene of scenes) {
    const content = scene.isEnabled ? await contentOf({ scene, branch, catalog, now, keep: keepFor(scene.id) }) : null;
    if (content) shown.push({ ...sceneOf(scene), content });
  }
  const logo = config.logo ? await pictureFile(config.logo) : null;
  const { id, orientation, isMuted, filler, plan, overrides } = stream;
  const { primaryColor, secondaryColor, currency } = config;
  const manifest: Manifest = {
    ...{ format: MANIFEST_FORMAT, branch: branch.id, zone: zoneOf(branch), currency },
    shop: { name: config.shopName, logo: logo && keepFor(LOGO)(logo), primaryColor, secondaryColor },
    priceHours: branch.priceHours ?? PRICE_HOURS,
    stream: { id, orientation, isMuted, filler, plan, overrides },
    segments: segments.map(({ id: segment, entries, order }) => ({
      id: segment,
      entries: entries.map(entryOf),
      order,
    })),
    scenes: shown,
    files: [...files.values()].toSorted((a, b) => (a.url < b.url ? -1 : 1)),
  };
  const today = zonedTime({ at: now, zone: manifest.zone }).date;
  const needed = neededScenes({ ...manifest, from: today, to: addDays(today, DAYS - 1) });
  const urls = new Set([LOGO, ...needed].flatMap((owner) => [...(filesOf.get(owner) ?? [])]));
  return { manifest, weekBytes: [...urls].reduce((sum, url) => sum + (files.get(url)?.bytes ?? 0), 0) };
}

function sceneOf(scene: Scene): Omit<ManifestScene, "content"> {
  const { id, isEnabled, duration, transition, schedule, branches, name, version, title, fit } = scene;
  return {
    ...{ id, isEnabled, duration, transition, schedule, name, version, title, fit },
    validFrom: scene.validFrom ?? null,
    validTo: scene.validTo ?? null,
    branches: branches.map((branch) => branch.id),
  };
}

/** A condition whose value does not fit its kind is never fulfilled: the check of segments refuses it. */
function entryOf({
  condition,
  ...entry
}: Sources["segments"][number]["entries"][number]): Manifest["segments"][number]["entries"][number] {
  if (!condition) return entry;
  const { kind, value } = condition;
  if (kind === "open") return { ...entry, condition: { kind } };
  if (kind === "soldOutCategory") return { ...entry, condition: { kind, value: String(value) } };
  return { ...entry, condition: { kind, value: Number(value) } };
}
