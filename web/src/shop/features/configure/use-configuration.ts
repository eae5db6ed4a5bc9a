import { isItemValid, partProblem } from "@tresen/contract/order/cart";
import { emptyParts } from "@tresen/contract/order/part-values";
import { type PartValue, itemGross } from "@tresen/contract/order/pricing";
import { initialQuantity } from "@tresen/contract/catalog/picked-quantity";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { isUploadPart, takesSeveral } from "@tresen/contract/media/upload-types";
import type { Upload } from "@tresen/contract/media/upload";
import { useState } from "react";
import type { CartItem, ShownFile } from "../../state/order/cart";

/** The state of one configuration: answers, quantity, and their price. */
export function useConfiguration({ product, item }: { product: Product; item: CartItem | null }) {
  const [parts, setParts] = useState<PartValue[]>(() => item?.parts ?? emptyParts(product));
  const [quantity, setQuantity] = useState(() =>
    item ? { amount: item.amount, unit: item.unit } : initialQuantity(product),
  );
  const [files, setFiles] = useState<Record<string, ShownFile>>(() => item?.files ?? {});
  const [busy, setBusy] = useState<readonly number[]>([]);
  const { id, name, description, price } = product;
  const change = (index: number, next: (old: PartValue) => PartValue): void =>
    setParts((old) =>
      product.config.parts.map((_, position) =>
        position === index ? next(old[position] ?? null) : (old[position] ?? null),
      ),
    );
  const problems = product.config.parts.map((step, index) => partProblem({ step, value: parts[index] }));
  return {
    parts,
    ...quantity,
    problems,
    gross: itemGross({ product, ...quantity, parts }),
    isValid: isItemValid({ product, ...quantity, parts }),
    setQuantity,
    answer: (index: number, value: PartValue): void => change(index, () => value),
    filesOf: (index: number): ShownFile[] => idsOf(parts[index]).flatMap((fileId) => files[fileId] ?? []),
    /** In a step for one file the new file replaces the old one. */
    addFile: (index: number, { id: fileId, version, extension, publicHash, name: called }: Upload): void => {
      const type = product.config.parts[index]?.type ?? "";
      setFiles((old) => ({ ...old, [fileId]: { id: fileId, version, extension, publicHash, name: called } }));
      change(index, (old) => (isUploadPart(type) && takesSeveral(type) ? [...idsOf(old), fileId] : [fileId]));
    },
    removeFile: (index: number, fileId: string): void =>
      change(index, (old) => {
        const left = idsOf(old).filter((one) => one !== fileId);
        return left.length > 0 ? left : null;
      }),
    /** Whether an upload is running. */
    isBusy: busy.length > 0,
    setBusy: (index: number, isBusy: boolean): void =>
      setBusy((old) => [...old.filter((one) => one !== index), ...(isBusy ? [index] : [])]),
    toItem: (): CartItem => {
      const used = product.config.parts.flatMap(({ type }, index) => (isUploadPart(type) ? idsOf(parts[index]) : []));
      const kept = Object.fromEntries(Object.entries(files).filter(([fileId]) => used.includes(fileId)));
      return {
        product: { id, name, description, price },
        ...quantity,
        parts,
        ...(used.length > 0 ? { files: kept } : {}),
      };
    },
  };
}

function idsOf(value: PartValue | undefined): string[] {
  return Array.isArray(value) ? value : [];
}

export type Configuration = ReturnType<typeof useConfiguration>;
