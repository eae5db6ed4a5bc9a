import type { FieldError } from "@tresen/contract/kit/errors";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import type { OrderDraft, OrderItem, StoredItem } from "@tresen/contract/order/order";
import type { PartValue } from "@tresen/contract/order/pricing";
import type { Part } from "@tresen/contract/catalog/option-group/part-fields";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { ORDER_UPLOAD_LIMIT, fitsPart, isUploadPart } from "@tresen/contract/media/upload-types";
import { type UploadRow, isUploadId } from "../media/upload";
import type { OrderRow } from "./store";

/**
 * The uploads that exist of those that the order refers to. Only the sender knows an upload's id, so knowing it is
 * enough to order with it.
 */
export type Uploads = ReadonlyMap<string, UploadRow>;

/**
 * The distinct upload ids in an order, recognised by their form, since the steps they answer are known only with the
 * product.
 */
export function uploadIdsIn(draft: Pick<OrderDraft, "items">): string[] {
  const ids = draft.items.flatMap(({ parts }) =>
    parts.flatMap((value) => (Array.isArray(value) ? value.filter(isUploadId) : [])),
  );
  return [...new Set(ids)];
}

/** The ids of the files that were sent with a stored order, also those of positions as they were before a change. */
export function uploadIdsOf({ items, original }: Pick<OrderRow, "items" | "original">): string[] {
  const ids = [...items, ...(original?.items ?? [])].flatMap(({ parts }) =>
    parts.flatMap(({ uploads = [] }) => uploads.map(({ id }) => id)),
  );
  return [...new Set(ids)];
}

/** Faults of steps that take uploads: unknown or expired ids, and files of the wrong type. */
export function uploadFaults({
  draft,
  products,
  uploads,
}: {
  draft: Pick<OrderDraft, "items">;
  products: ReadonlyMap<string, Product>;
  uploads: Uploads;
}): FieldError[] {
  if (uploadIdsIn(draft).length > ORDER_UPLOAD_LIMIT)
    return [
      { field: "items", code: "order.too_many_uploads", message: ORDER_MESSAGES.tooManyUploads(ORDER_UPLOAD_LIMIT) },
    ];
  return draft.items.flatMap(({ product, parts }, index) =>
    (products.get(product)?.config.parts ?? []).flatMap((step, position) => {
      const fault = stepFault({ step, value: parts[position] ?? null, uploads });
      return fault
        ? [{ field: `items.${index}.parts.${position}`, code: fault.code, message: `${step.name}: ${fault.message}` }]
        : [];
    }),
  );
}

function stepFault({
  step,
  value,
  uploads,
}: {
  step: Part;
  value: PartValue;
  uploads: Uploads;
}): { code: string; message: string } | null {
  const { type } = step;
  if (!isUploadPart(type) || !Array.isArray(value)) return null;
  if (value.some((id) => !uploads.has(id))) return { code: "order.upload_missing", message: ORDER_MESSAGES.uploadGone };
  const fits = value.every((id) => fitsPart({ extension: uploads.get(id)?.extension ?? "", type }));
  return fits ? null : { code: "order.upload_kind", message: ORDER_MESSAGES.uploadKind };
}

/** The answer to one step as the order stores it: the names of files, and what staff need to open them. */
export function soldPart({
  step,
  value,
  uploads,
}: {
  step: Pick<Part, "name" | "type">;
  value: PartValue;
  uploads: Uploads;
}): StoredItem["parts"][number] {
  const { name, type } = step;
  if (!isUploadPart(type) || !Array.isArray(value)) return { name, type, value };
  const files = [...new Set(value)].flatMap((id) => uploads.get(id) ?? []);
  return {
    name,
    type,
    value: files.map((file) => file.name),
    uploads: files.map(({ id, version, extension, publicHash, mimeType, name: called }) => ({
      id,
      version,
      extension,
      publicHash,
      mimeType,
      name: called,
    })),
  };
}

/** The items without what opens the files. The status page shows only their names. */
export function withoutUploads(items: readonly OrderItem[]): OrderItem[] {
  return items.map((item) => ({ ...item, parts: item.parts.map(({ uploads: _, ...part }) => part) }));
}
