import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { mayDo } from "@tresen/contract/kit/access";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { type PrintJobState, isOpenPrintJob, isTroubledPrintJob } from "@tresen/contract/print/job/print-job.state";
import { readStatuses } from "../../access-key";
import { findDevice, keyOfDevice, readDevices } from "../../device";
import { uidOf } from "../../order/view";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { cursorOf, placeIn } from "../../platform/cursor";
import { documents, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import type { PrintJobRow } from "./print-job.entity";
import { findPrintJobs, idsIn } from "./store";
import { printJobView } from "./view";

/** How many keys one call reads. A filtered page may be short and still have a cursor. */
const WINDOW = 500;
/** The longest page: jobs contain what they print. */
const LONGEST = 100;

interface Asked {
  device?: string | undefined;
  order?: string | undefined;
  state?: PrintJobState | undefined;
  only?: "open" | "troubled" | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * A page of the jobs of the actor's branches, newest first: of a device, of an order, or of all devices. With `only` it
 * is a page of a device's own list of jobs, which stands beside its key, with the earliest first.
 * @throws unauthenticated, forbidden, input for an invalid cursor.
 */
export async function listPrintJobs({
  actor,
  query: { device, order, state, only, cursor, limit = PAGE_SIZE },
}: {
  actor: Actor;
  query: Asked;
}): Promise<{ jobs: PrintJob[]; cursor: string | null }> {
  const permission = printJobPermissions.read;
  requirePermission({ actor, permission });
  const person = personOf(actor);
  const lists = await listsOf({ device, order, isVisible: (branch) => mayDo({ person, permission, branch }) });
  const scope = ["print-jobs", device ?? "", order ?? "", state ?? ""];
  const wanted = Math.min(limit, LONGEST);
  if (device !== undefined && only !== undefined) {
    const found = await findDevice(device);
    if (!found || !mayDo({ person, permission, branch: found.branch })) return { jobs: [], cursor: null };
    return listedJobs({ device, only, cursor, limit: wanted });
  }
  const jobs: PrintJob[] = [];
  let place: string | null = placeIn({ scope, cursor });
  for (let seen = 0; seen < WINDOW && jobs.length < wanted;) {
    const asked = Math.min(wanted - jobs.length, WINDOW - seen);
    const pages = await Promise.all(lists.map((list) => keysBefore({ ...list, place: place ?? "", limit: asked })));
    const keys = pages.flat().sort().reverse().slice(0, asked);
    const rows = await findPrintJobs(keys.map((key) => key.slice(key.indexOf("#") + 1)));
    jobs.push(
      ...rows
        .filter((row) => mayDo({ person, permission, branch: row.branch }))
        .filter((row) => (state === undefined || row.state === state) && (!device || row.device === device))
        .map(printJobView),
    );
    place = keys.length < asked ? null : (keys.at(-1) ?? null);
    seen += asked;
    if (place === null) break;
  }
  return { jobs, cursor: cursorOf({ scope, place }) };
}

/** A page of what a device has to print, or of what became of its jobs that a person has to look at. */
async function listedJobs({
  device,
  only,
  cursor,
  limit,
}: {
  device: string;
  only: "open" | "troubled";
  cursor: string | undefined;
  limit: number;
}): Promise<{ jobs: PrintJob[]; cursor: string | null }> {
  const scope = ["print-jobs", device, only];
  const key = keyOfDevice(device);
  const place = placeIn({ scope, cursor }) ?? "";
  const entries = [...((await readStatuses([key])).get(key)?.[only] ?? [])].sort().filter((entry) => entry > place);
  const page = entries.slice(0, limit);
  const rows = await findPrintJobs(idsIn(page));
  const isListed = ({ state, settledAt }: PrintJobRow): boolean =>
    only === "open" ? isOpenPrintJob(state) : isTroubledPrintJob(state) && !settledAt;
  const isLast = page.length === entries.length;
  return {
    jobs: rows.filter((row) => row.device === device && isListed(row)).map(printJobView),
    cursor: isLast ? null : cursorOf({ scope, place: page.at(-1) ?? null }),
  };
}

type List = { index: "gsi1" | "gsi2"; pk: string };

async function listsOf({
  device,
  order,
  isVisible,
}: Pick<Asked, "device" | "order"> & { isVisible: (branch: string) => boolean }): Promise<List[]> {
  if (order !== undefined) {
    const uid = uidOf(order);
    return uid === null ? [] : [{ index: "gsi1", pk: `print-order#${uid}` }];
  }
  const found = device === undefined ? await readDevices() : [await findDevice(device)];
  return found.flatMap((one) => (one && isVisible(one.branch) ? [{ index: "gsi2", pk: `print-jobs#${one.id}` }] : []));
}

/** The sort keys `{createdAt}#{id}` before a place, newest first; from the newest without one. */
async function keysBefore({ index, pk, place, limit }: List & { place: string; limit: number }): Promise<string[]> {
  const { Items = [] } = await storageCall(() =>
    documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        IndexName: index,
        KeyConditionExpression: place === "" ? "#pk = :pk" : "#pk = :pk AND #sk < :place",
        ExpressionAttributeNames: { "#pk": `${index}pk`, ...(place === "" ? {} : { "#sk": `${index}sk` }) },
        ExpressionAttributeValues: { ":pk": pk, ...(place === "" ? {} : { ":place": place }) },
        ScanIndexForward: false,
        Limit: limit,
      }),
    ),
  );
  return Items.map((item) => String(item[`${index}sk`]));
}
