import { emptyParts, isItemValid, partProblem } from "@tresen/contract/cart";
import { type PartValue, itemGross } from "@tresen/contract/pricing";
import { initialQuantity } from "@tresen/contract/quantity";
import type { Product } from "@tresen/contract/resources/catalog";
import { useState } from "react";
import type { CartItem } from "../../state/cart";

/** The state of one configuration: answers, quantity, and what they cost together. */
export function useConfiguration({ product, item }: { product: Product; item: CartItem | null }) {
  const [parts, setParts] = useState<PartValue[]>(() => item?.parts ?? emptyParts(product));
  const [quantity, setQuantity] = useState(() => (item ? { amount: item.amount, unit: item.unit } : initialQuantity(product)));
  const { id, name, description, price } = product;
  const problems = product.config.parts.map((step, index) => partProblem({ step, value: parts[index] }));
  return {
    parts,
    ...quantity,
    problems,
    gross: itemGross({ product, ...quantity, parts }),
    isValid: isItemValid({ product, ...quantity, parts }),
    setQuantity,
    answer: (index: number, value: PartValue): void => setParts((old) => product.config.parts.map((_, position) => (position === index ? value : (old[position] ?? null)))),
    toItem: (): CartItem => ({ product: { id, name, description, price }, ...quantity, parts }),
  };
}

export type Configuration = ReturnType<typeof useConfiguration>;
