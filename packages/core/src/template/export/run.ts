import { JOB_REASONS } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { faultTexts } from "@tresen/contract/template/render/faults";
import { type BulkData, type Entry, bulkDataOf, readEntries, refusedBy, writePart } from "../../bulk/sliced";
import type { Staff } from "../../platform/actor";
import { type Assignment, type Outcome, jobId } from "../../platform/job";
import { withinRequest } from "../../platform/request";
import { requireRead } from "../../records";
import { findStaff } from "../../user";
import { type BoundData, templateData } from "../data";
import { drawBound } from "../draw";
import { type Design, readDesign } from "./design";
import { finishFile } from "./finish";
import { writePicture } from "./picture-file";

interface Slice extends Assignment {
  /** Of the job. */
  id: string;
  data: BulkData;
  design: Design;
  /** Who started the job, with their rights of today. */
  actor: Staff;
}

/** Draws the next pictures of a job, or makes its file of all of them. */
export function runExport(assignment: Assignment): Promise<Outcome> {
  const id = jobId(assignment.job);
  return withinRequest({ fields: { requestId: id }, run: () => runSlice({ assignment, id }) });
}

async function runSlice({ assignment, id }: { assignment: Assignment; id: string }): Promise<Outcome> {
  const data = bulkDataOf(assignment.job);
  const design = data && (await readDesign(id));
  if (!data || !design) return { state: "dropped", reason: JOB_REASONS.noInput };
  const actor = await findStaff({ id: data.startedBy.id, now: assignment.now });
  if (!actor) return { state: "dropped", reason: JOB_REASONS.noPerson };
  requireRead({ resource: imageTemplates, actor });
  if (data.next < data.parts) return drawSlice({ ...assignment, id, data, design, actor });
  const file = await finishFile({ id, data, design, now: Date.parse(assignment.job.createdAt) });
  return { state: "done", data: file ? { ...data, file } : data };
}

async function drawSlice({ job, id, data, design, actor }: Slice): Promise<Outcome> {
  const records = await readEntries({ job: id, section: "input", index: data.next });
  if (!records) return { state: "dropped", reason: JOB_REASONS.noInput };
  const entries: Entry[] = [];
  // One after the other, so that only one picture is in memory.
  for (const record of records) {
    if (typeof record !== "string") continue;
    const place = data.done + entries.length;
    // All pictures of a job show the same day, however long it takes.
    entries.push(await drawRecord({ id, data, design, actor, record, place, now: Date.parse(job.createdAt) }));
  }
  await writePart({ job: id, section: "report", index: data.next, value: entries, expiresAt: job.expiresAt });
  const countOf = (outcome: Entry["outcome"]): number => entries.filter((entry) => entry.outcome === outcome).length;
  const refused = countOf("refused");
  const next: BulkData = {
    ...data,
    next: data.next + 1,
    done: data.done + entries.length,
    changed: data.changed + entries.length - refused,
    flawed: (data.flawed ?? 0) + countOf("flawed"),
    refused: data.refused + refused,
  };
  return { state: "again", data: next };
}

async function drawRecord({
  id,
  data,
  design,
  actor,
  record,
  place,
  now,
}: Pick<Slice, "id" | "data" | "design" | "actor"> & {
  /** Empty for a template without records. */
  record: string;
  /** Among all records of the job, from 0. */
  place: number;
  now: Instant;
}): Promise<Entry> {
  const label = record === "" ? design.name : record;
  let values: BoundData;
  try {
    values = await templateData({ actor, source: design.source, record, now });
  } catch (error) {
    return refusedBy({ id: record, label, error });
  }
  const named = { id: record === "" ? (data.template?.id ?? "") : record, label: record === "" ? label : values.title };
  const drawn = await drawBound({ template: design, values });
  const faults = faultTexts({ layers: drawn.layers, warnings: drawn.drawing.warnings });
  try {
    const file = await writePicture({ job: id, place, format: data.format, design, drawn });
    return {
      ...named,
      outcome: faults.length > 0 ? "flawed" : "drawn",
      ...(faults.length > 0 ? { faults: faults.map((message) => ({ message })) } : {}),
      file,
    };
  } catch (error) {
    return refusedBy({ ...named, error });
  }
}
