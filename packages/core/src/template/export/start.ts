import { branches } from "@tresen/contract/branch/branch.resource";
import { categories } from "@tresen/contract/catalog/category.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import type { StartedJob } from "@tresen/contract/job/job.view";
import type { Instant } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { type TemplateSource, hasRecords } from "@tresen/contract/template/data/field-kinds";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { TEMPLATE_MESSAGES } from "@tresen/contract/template/template.texts";
import { NOTHING_DONE, countStart, newBulkJob, rememberJob, rightsOf, writeParts } from "../../bulk/sliced";
import { type Actor, requireStaff } from "../../platform/actor";
import { inputError } from "../../platform/errors";
import { createJob } from "../../platform/job";
import { visibleRecord } from "../data";
import { writeDesign } from "./design";

/**
 * How many pictures are drawn between two times at which a job tells how far it is and can be stopped. With the largest
 * pictures of photos it takes some ten seconds.
 */
const SLICE = 4;

/** The resource whose records a source names, for links in the report. */
const RESOURCES: Readonly<Record<TemplateSource, string>> = {
  none: imageTemplates.name,
  config: imageTemplates.name,
  product: products.name,
  category: categories.name,
  menu: menus.name,
  branch: branches.name,
  order: "orders",
};

/**
 * Starts a job that draws a template for many records, as it is now. Which of the records the person may see is found
 * out when each is drawn.
 * @throws missing, forbidden, input where records are missing or the template shows none, limit for very many jobs.
 */
export async function startTemplateExport({
  actor,
  id: template,
  format,
  records,
  now,
}: {
  actor: Actor;
  id: string;
  format: "png" | "jpeg" | "pdf";
  records?: readonly string[] | undefined;
  now: Instant;
}): Promise<StartedJob> {
  const staff = requireStaff(actor);
  const found = await visibleRecord({ resource: imageTemplates, actor, id: template });
  if (hasRecords(found.source) !== (records !== undefined)) {
    const message = records ? TEMPLATE_MESSAGES.noRecords : TEMPLATE_MESSAGES.recordsNeeded;
    throw inputError({ code: "validation", faults: [fieldError({ path: "records", code: "invalid", message })] });
  }
  await countStart({ staff, now });
  const entries = records ?? [""];
  const { user } = staff;
  const { job, id } = newBulkJob({
    kind: "pictures",
    now,
    data: {
      ...NOTHING_DONE,
      resource: RESOURCES[found.source],
      action: "draw",
      startedBy: { id: user.id, name: user.name },
      rights: rightsOf(user),
      isDryRun: false,
      template: { id: found.id, name: found.name },
      format,
      total: entries.length,
      parts: Math.ceil(entries.length / SLICE),
    },
  });
  const { expiresAt } = job;
  await writeDesign({ job: id, template: found, expiresAt });
  await writeParts({ job: id, section: "input", entries, size: SLICE, expiresAt });
  await rememberJob({ job, user: user.id });
  await createJob(job);
  return { id, state: job.state };
}
