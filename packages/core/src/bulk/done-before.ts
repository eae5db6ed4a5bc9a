import type { BulkAction } from "@tresen/contract/bulk/bulk.actions";
import type { Resource } from "@tresen/contract/kit/resource";
import { contentOf, latestChanges } from "../records/changes";
import { type Entry, titleOf } from "./entry";
import { plannedBefore, unplannedBefore } from "./planned/planned-before";

/** More changes of one record in a few minutes than anybody makes. */
const LOOKED_AT = 20;

const OUTCOMES = { create: "created", remove: "removed" } as const;

interface Asked {
  job: string;
  /** What the job does. */
  action: BulkAction;
  resource: Resource;
  id: string;
  line?: number | undefined;
  /** What the job knows of the record, if it knows more than its id. */
  item?: unknown;
}

/** The entry of a record with which this job is done already, since its worker was killed afterwards; null for none. */
export function doneBefore({ action, item, ...asked }: Asked): Promise<Entry | null> {
  if (action === "plan") return plannedBefore(asked);
  return action === "unplan" ? unplannedBefore({ ...asked, item }) : changedBefore(asked);
}

/** One of the changes of the record names the job. The former values of its fields are found in that change. */
async function changedBefore({ job, resource, id, line }: Omit<Asked, "action" | "item">): Promise<Entry | null> {
  const changes = await latestChanges({ resource: resource.name, id, limit: LOOKED_AT });
  const own = changes.find(({ requestId }) => requestId === job);
  if (!own) return null;
  const { fields, changes: changed } = contentOf(own);
  const outcome = own.action === "create" || own.action === "remove" ? OUTCOMES[own.action] : "changed";
  const named = [...new Set(changed.map(({ field }) => field.split(".")[0] ?? field))];
  const earlier = changes[changes.indexOf(own) + 1];
  const former = (earlier && contentOf(earlier).fields) ?? {};
  return {
    id,
    label: own.title ?? titleOf({ resource, record: fields ?? {} }),
    ...(line === undefined ? {} : { line }),
    outcome,
    ...(outcome === "changed" ? { named, was: pick({ fields: former, named, changed }) } : {}),
  };
}

/** The former values of the fields: those of the version before, or of the change itself where a field has no parts. */
function pick({
  fields,
  named,
  changed,
}: {
  fields: Record<string, unknown>;
  named: readonly string[];
  changed: readonly { field: string; before: unknown }[];
}): Record<string, unknown> {
  return Object.fromEntries(
    named.flatMap((name) => {
      if (name in fields) return [[name, fields[name]] as const];
      const whole = changed.find(({ field }) => field === name);
      return whole && whole.before !== null ? [[name, whole.before] as const] : [];
    }),
  );
}
