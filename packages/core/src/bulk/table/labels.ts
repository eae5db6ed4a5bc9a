import { mayPickRecord } from "@tresen/contract/kit/list/pick";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import type { LabelOf } from "@tresen/contract/kit/table/cell-text";
import type { IdOf } from "@tresen/contract/kit/table/cell-value";
import type { TableColumn } from "@tresen/contract/kit/table/columns";
import { findResource } from "@tresen/contract/resources";
import type { Staff } from "../../platform/actor";
import { allRows, recordOf } from "../../records/rows";

/** How references are written and read in a table. */
export interface Labels {
  labelOf: LabelOf;
  idOf: IdOf;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The labels of all records that these columns may refer to and that the person may pick. Records of an indexed
 * resource, which may be very many, are named by their ids.
 */
export async function labelsFor({
  resource,
  columns,
  actor,
}: {
  resource: Resource;
  columns: readonly TableColumn[];
  actor: Staff;
}): Promise<Labels> {
  const names = [...new Set(columns.flatMap(({ ref }) => ref ?? []))];
  const known = new Map<string, Known>();
  for (const name of names) {
    const target = findResource(name);
    if (target && target.storage !== "indexed") known.set(name, await knownOf({ target, form: resource, actor }));
  }
  return {
    labelOf: ({ resource: name, id }) => {
      const label = known.get(name)?.labels.get(id);
      return label !== undefined && known.get(name)?.ids.get(folded(label))?.length === 1 ? label : null;
    },
    idOf: ({ resource: name, text }) => {
      const target = known.get(name);
      if (!target) return ID.test(text) ? { id: text } : "missing";
      if (target.labels.has(text)) return { id: text };
      const [id, ...others] = target.ids.get(folded(text)) ?? [];
      if (id === undefined) return "missing";
      return others.length > 0 ? "ambiguous" : { id };
    },
  };
}

interface Known {
  labels: ReadonlyMap<string, string>;
  /** The ids of the records with a label. */
  ids: ReadonlyMap<string, readonly string[]>;
}

async function knownOf({ target, form, actor }: { target: Resource; form: Resource; actor: Staff }): Promise<Known> {
  const records = (await allRows({ resource: target, consistent: false }))
    .map(recordOf)
    .filter((record) => mayPickRecord({ person: actor.user, resource: target, referrers: [form], record }));
  const labels = new Map(records.map((record) => [record.id, recordTitle({ resource: target, record })]));
  // Whatever has a name can be written by its title field, too, which no other record may have.
  const { named: _, ...plain } = target;
  const written = records.flatMap((record) =>
    [...new Set([recordTitle({ resource: target, record }), recordTitle({ resource: plain, record })])].map(
      (label) => [record.id, label] as const,
    ),
  );
  const grouped = Map.groupBy(written, ([, label]) => folded(label));
  return { labels, ids: new Map([...grouped].map(([label, same]) => [label, same.map(([id]) => id)])) };
}

function folded(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}
