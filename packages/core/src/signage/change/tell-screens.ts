import { isObject } from "@tresen/contract/kit/object";
import { SIGNAGE, tvChannel } from "@tresen/contract/socket/socket";
import type { StreamRecord } from "../../platform/event";
import { isPublishedKey } from "../../snapshot";
import { hintTo, isRevokedKey } from "../../socket";
import { COMMAND_ROWS } from "../command/command.entity";
import { noteSignageChange } from "../manifest/state";

const rowsOf = (name: string): string => `resource#${name}`;
const TVS = rowsOf("digital-signage-devices");
/** Rows of records that only screens show. */
const OWN_KEYS = new Set(
  ["scenes", "digital-signage-segments", "digital-signage-streams", "signage-videos", "image-templates"].map(rowsOf),
);
/** Records that nothing shows before something else names them, which is a change of its own. */
const NAMED_KEYS = new Set([...OWN_KEYS, rowsOf("images")]);

/**
 * Tells screens for guests what concerns them: changed content, once the shop's is published, and their commands. All that
 * changes leads to new manifests; a hint is spared where no screen can show it yet, so that screens do not ask in vain.
 */
export async function tellScreens(records: readonly StreamRecord[]): Promise<void> {
  const content = records.filter(isContent);
  if (content.length > 0) await noteSignageChange();
  const concerned = records.flatMap(concernedTv);
  const isShown = content.some((record) => !isUnshown(record));
  await hintTo({ channels: [...(isShown ? [SIGNAGE] : []), ...new Set(concerned.map(tvChannel))] });
}

function isContent({ dynamodb }: StreamRecord): boolean {
  const pk = dynamodb?.Keys?.pk?.S ?? "";
  return OWN_KEYS.has(pk) || isPublishedKey(pk);
}

/** Whether the record is new, or has got its file only now: pictures and films are named once they have one. */
function isUnshown({ dynamodb }: StreamRecord): boolean {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  const pk = Keys?.pk?.S ?? "";
  if (!NewImage || !NAMED_KEYS.has(pk)) return false;
  if (!OldImage) return true;
  if (pk === rowsOf("images")) return fieldOf(OldImage, "digest") === undefined;
  return pk === rowsOf("signage-videos") && fieldOf(OldImage, "state") !== "ready";
}

/** A text among the fields of a record's row, as the stream shows it. */
function fieldOf(image: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const { fields } = image;
  const values = isObject(fields) ? fields["M"] : undefined;
  const value = isObject(values) ? values[name] : undefined;
  return isObject(value) && typeof value["S"] === "string" ? value["S"] : undefined;
}

/**
 * The TV whose record was changed, that was given a command, or from which one was taken back, and one whose key was revoked: it asks, is refused and
 * shows a code. What it says of a command itself tells it nothing new.
 */
function concernedTv({ dynamodb }: StreamRecord): string[] {
  const pk = dynamodb?.Keys?.pk?.S ?? "";
  const subject = dynamodb?.NewImage?.["subject"];
  if (isRevokedKey({ dynamodb })) return isObject(subject) && typeof subject["S"] === "string" ? [subject["S"]] : [];
  const sk = dynamodb?.Keys?.sk?.S;
  if (pk === TVS && sk !== undefined) return [sk];
  if (!pk.startsWith(COMMAND_ROWS)) return [];
  const state = dynamodb?.NewImage?.["state"];
  const isNews = isObject(state) && (state["S"] === "queued" || state["S"] === "aborted");
  return isNews ? [pk.slice(COMMAND_ROWS.length)] : [];
}
