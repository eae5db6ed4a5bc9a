import { permissionOf } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { TIME_REQUEST_EVENT, messageJob } from "../../outbox";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { JobEntity } from "../../platform/job";
import { decidersOf, personWrites } from "../../planning/telling";
import { findRow } from "../../records/rows";
import { type TimeRequestRow, ownerOfRequest } from "../request-rows";
import { externalRows } from "../rows";

type Told = Pick<TimeRequestRow, "id" | "owner" | "branch" | "state">;

/**
 * The writes of the messages about a request to correct recorded time, to be written with it: a new one is told to whoever
 * decides, and a decision to the person, by what they chose. External people have chosen nothing and get a mail.
 * @param by the id of the user who decides; null where somebody asks.
 */
export async function requestNews({
  row: { id, owner, branch, state },
  by,
  now,
}: {
  row: Told;
  by: string | null;
  now: Instant;
}): Promise<TransactionWrite[]> {
  const person = ownerOfRequest(owner);
  const told = {
    event: TIME_REQUEST_EVENT,
    owner: id,
    instance: state,
    branch,
    request: { about: "timeRequest", news: state },
  } as const;
  if (state === "open") {
    const permission = permissionOf({ resource: activities, verb: "update" });
    const to = await decidersOf({ permission, branches: [branch], except: [person.id], now });
    return personWrites({ ...told, to, now });
  }
  if (person.field === "user") return personWrites({ ...told, to: person.id === by ? [] : [person.id], now });
  const outside = await findRow({ resource: externalRows, id: person.id });
  const mail = outside ? externalRows.recordOf(outside).email : "";
  if (!mail.includes("@")) return [];
  const job = messageJob({
    ...{ ...told, side: "branch", channel: "mail", to: mail },
    ...{ createdAt: new Date(now).toISOString(), at: Date.now() },
  });
  return transactionWrites({ entities: { jobs: JobEntity }, writes: ({ jobs }) => [jobs.create(job).commit()] });
}
