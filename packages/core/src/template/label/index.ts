import { products } from "@tresen/contract/catalog/product.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { LABEL_FAULTS } from "@tresen/contract/print/label/label.texts";
import { type LabelRequest, marginsOf } from "@tresen/contract/print/label/label-request";
import { productData } from "@tresen/contract/template/data/product-data";
import { type ImageTemplate, imageTemplates } from "@tresen/contract/template/image-template.resource";
import { withPriorPrices } from "../../catalog/price";
import type { Actor } from "../../platform/actor";
import { type AppError, inputError, isAppError } from "../../platform/errors";
import { MOST_BYTES, labelledProducts, labelsTooLarge } from "../../print/label";
import { requireRead, withPictures } from "../../records";
import { templateData, visibleRecord } from "../data";

/**
 * The labels of products as a PDF, each with a template drawn for its product. What draws them is large, so it is loaded
 * first here.
 * @throws forbidden for whoever may not see templates, or products as a whole; input where a product or the template does
 * not exist, the template shows no products, or the file would be too large.
 */
export async function printTemplateLabels({
  actor,
  request,
  template: id,
  now,
}: {
  actor: Actor;
  request: LabelRequest;
  /** The id of the template. */
  template: string;
  now: Instant;
}): Promise<Uint8Array> {
  const [found, template] = await Promise.all([labelledProducts({ actor, request }), labelTemplate({ actor, id })]);
  const [filled, shop, { labelSheets }] = await Promise.all([
    withPictures({ schema: products.fields, values: await withPriorPrices({ products: found, now }) }),
    templateData({ actor, source: "none", record: "", now }),
    import("./sheets"),
  ]);
  const { layout, start, copies } = request;
  const values = filled.map((product) => ({
    ...shop,
    data: { ...shop.data, ...productData({ product, currency: shop.currency, now }) },
  }));
  const bytes = labelSheets({ template, values, sheet: { layout, margins: marginsOf(request) }, start, copies });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) throw labelsTooLarge();
  }
  return Buffer.concat(chunks);
}

async function labelTemplate({ actor, id }: { actor: Actor; id: string }): Promise<ImageTemplate> {
  requireRead({ resource: imageTemplates, actor });
  const template = await visibleRecord({ resource: imageTemplates, actor, id }).catch((error: unknown) => {
    if (isAppError(error) && error.kind === "missing") throw faulty(LABEL_FAULTS.template);
    throw error;
  });
  if (template.source !== "product") throw faulty(LABEL_FAULTS.templateSource);
  return template;
}

function faulty(message: string): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path: "template", code: "reference", message })] });
}
