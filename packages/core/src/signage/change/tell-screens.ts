import { isObject } from "@tresen/contract/kit/object";
import { SIGNAGE, tvChannel } from "@tresen/contract/socket/socket";
import type { StreamRecord } from "../../platform/event";
import { isPublishedKey } from "../../snapshot";
import { hintTo, isRevokedKey } from "../../socket";
import { COMMAND_ROWS } from "../command/command.entity";
import { noteSignageChange } from "../manifest/state";

/** Rows of records that screens show or follow, beside those of the shop. */
const OWN_KEYS = new Set(
  ["scenes", "digital-signage-segments", "digital-signage-streams", "digital-signage-devices"]
    .concat("signage-videos", "image-templates")
    .map((name) => `resource#${name}`),
);

/** Tells screens for guests what concerns them: changed content, once the shop's is published, and their commands. */
export async function tellScreens(records: readonly StreamRecord[]): Promise<void> {
  const keys = records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? "");
  const isContent = keys.some((pk) => OWN_KEYS.has(pk) || isPublishedKey(pk));
  if (isContent) await noteSignageChange();
  const concerned = records.flatMap(concernedTv);
  await hintTo({ channels: [...(isContent ? [SIGNAGE] : []), ...new Set(concerned.map(tvChannel))] });
}

/**
 * The TV that was given a command, or from which one was taken back, and one whose key was revoked: it asks, is refused and
 * shows a code. What it says of a command itself tells it nothing new.
 */
function concernedTv({ dynamodb }: StreamRecord): string[] {
  const pk = dynamodb?.Keys?.pk?.S ?? "";
  const subject = dynamodb?.NewImage?.["subject"];
  if (isRevokedKey({ dynamodb })) return isObject(subject) && typeof subject["S"] === "string" ? [subject["S"]] : [];
  if (!pk.startsWith(COMMAND_ROWS)) return [];
  const state = dynamodb?.NewImage?.["state"];
  const isNews = isObject(state) && (state["S"] === "queued" || state["S"] === "aborted");
  return isNews ? [pk.slice(COMMAND_ROWS.length)] : [];
}
