import { type Product, products } from "@tresen/contract/catalog/product.resource";
import { mayWhole } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { labelContent } from "@tresen/contract/print/label/label-content";
import { type LabelRequest, marginsOf } from "@tresen/contract/print/label/label-request";
import { LABEL_FAULTS } from "@tresen/contract/print/label/label.texts";
import { getConfig } from "../../config";
import { type Actor, personOf } from "../../platform/actor";
import { type AppError, forbidden, inputError } from "../../platform/errors";
import { storedProducts, withOrdinaryParts } from "../../catalog/option-group";
import { listVisible } from "../../records";
import type { PaperFonts } from "../render";

/** What a function can answer at most is 6 MB, in which a PDF is written with a third more characters. */
export const MOST_BYTES = 4_300_000;

/**
 * The labels of products as a PDF. What draws them is large, so it is loaded first here.
 * @throws forbidden for whoever may not see products as a whole, input where a product does not exist or the file would be
 * too large.
 */
export async function printLabels({
  actor,
  request,
  fonts,
  now,
}: {
  actor: Actor;
  request: LabelRequest;
  fonts: PaperFonts;
  now: Instant;
}): Promise<Uint8Array> {
  const [found, { currency }, { drawLabels }] = await Promise.all([
    labelledProducts({ actor, request }),
    getConfig(),
    import("../render"),
  ]);
  const { layout, start, copies, parts, code } = request;
  const bytes = await drawLabels({
    contents: found.map((product) => labelContent({ product, parts, code, currency, now })),
    sheet: { layout, margins: marginsOf(request) },
    ...{ start, copies, fonts },
  });
  if (bytes.byteLength > MOST_BYTES) throw labelsTooLarge();
  return bytes;
}

/**
 * The products of a request, in its order.
 * @throws forbidden for whoever may not see products as a whole, input where a product does not exist.
 */
export async function labelledProducts({
  actor,
  request,
}: {
  actor: Actor;
  request: LabelRequest;
}): Promise<Product[]> {
  // Everybody may see what the shop shows of a product; labels are for those who may see all of it.
  if (!mayWhole({ person: personOf(actor), verb: "read", resource: products })) throw forbidden();
  const found = await listVisible({ resource: products, actor, ids: request.products });
  const known = new Set(found.map(({ id }) => id));
  const faults = request.products.flatMap((id, index) =>
    known.has(id) ? [] : [fieldError({ path: `products.${index}`, code: "reference", message: VALIDATION.reference })],
  );
  if (faults.length > 0) throw inputError({ code: "validation", faults });
  return withOrdinaryParts(storedProducts(found));
}

/** For labels whose file would be larger than `MOST_BYTES`. */
export function labelsTooLarge(): AppError {
  const fault = fieldError({ path: "copies", code: "too_big", message: LABEL_FAULTS.tooLarge });
  return inputError({ code: "validation", faults: [fault] });
}
