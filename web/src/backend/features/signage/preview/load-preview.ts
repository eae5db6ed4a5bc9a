import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { call } from "../../../../shared/api";
import type { Previewed } from "./preview-request";
import type { Played } from "./use-preview-frame";

/** Has a manifest made of what is to be looked at, and gets it as a TV does. */
export async function loadPreview({
  branch,
  at,
  previewed,
}: {
  branch: string;
  at: Instant;
  previewed: Previewed;
}): Promise<Played> {
  const body = { branch, at: new Date(at).toISOString(), ...previewed };
  const { manifest, live } = await call("POST /api/tv/preview", { body });
  const answer = await fetch(manifest.url, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${manifest.url}: ${answer.status}`);
  return { manifest: (await answer.json()) as Manifest, live, at };
}
