import { ALLERGEN_FREE } from "@tresen/contract/catalog/allergen/allergen-free.texts";
import { formatMoney } from "@tresen/contract/kit/money";
import { type PartValue, chosenOptions, itemDeposit, itemGross } from "@tresen/contract/order/pricing";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { quantityLimits } from "@tresen/contract/catalog/quantity";
import { CALCULATION_MODEL_LABELS } from "@tresen/contract/catalog/unit.texts";
import { Pencil, Trash } from "../ui/icons";
import { allergenText } from "../state/allergens.texts";
import type { CartLine } from "../state/catalog";
import { IconButton } from "../ui/button";
import * as texts from "./cart-lines.texts";

interface CartLinesProps {
  lines: readonly CartLine[];
  currency: string;
  isPriceHidden: boolean;
  onEdit: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
  /** The server's errors, by the item's index in the cart. */
  errors?: ReadonlyMap<number, string>;
}

/**
 * The removed line's button disappears with it: the focus moves to the next line, or to the screen's heading if none is
 * left.
 */
function focusAfter(button: HTMLElement): void {
  const line = button.closest("li");
  const list = line?.parentElement;
  const place = line && list ? [...list.children].indexOf(line) : 0;
  requestAnimationFrame(() => {
    const next = list?.isConnected ? (list.children[place] ?? list.lastElementChild) : document.querySelector("h1");
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus();
  });
}

/** The positions of the cart: quantity, name, choices, price; pressing the text opens it for changes. */
export function CartLines({ lines, currency, isPriceHidden, onEdit, onRemove, errors }: CartLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const { item, product } = line;
        const limits = quantityLimits({ product, unit: item.unit });
        const choices = choiceText({ ...item, product });
        const deposit = itemDeposit({ product, amount: item.amount, unit: item.unit });
        const error = errors?.get(line.index);
        return (
          <li key={`${line.index} ${product.id}`} id={`items.${line.index}`} tabIndex={-1} className="py-3">
            <div className="flex flex-wrap gap-x-3">
              <span className="figures min-w-9 font-semibold">
                {limits &&
                  limits.calculationModel !== "fixed" &&
                  `${CALCULATION_MODEL_LABELS[limits.calculationModel].short} `}
                {formatQuantity({ amount: item.amount, unit: item.unit })}
              </span>
              <p className="min-w-0 grow basis-24 font-medium wrap-anywhere">{product.name}</p>
              <span className="figures">
                {isPriceHidden
                  ? texts.onRequest
                  : formatMoney(
                      itemGross({ product, amount: item.amount, unit: item.unit, parts: item.parts }),
                      currency,
                    )}
              </span>
            </div>
            <div className="flex flex-wrap items-start gap-1 pl-[min(3rem,14vw)]">
              <div className="min-w-0 grow basis-24 text-sm text-muted">
                <p>{choices}</p>
                <p>{statedAllergens(line)}</p>
                {deposit > 0 && !isPriceHidden && (
                  <p className="figures">{texts.depositIncluded(formatMoney(deposit, currency))}</p>
                )}
              </div>
              <div className="-mr-3 -mb-2 flex shrink-0">
                <IconButton label={texts.edit(product.name)} aria-haspopup="dialog" onClick={() => onEdit(line)}>
                  <Pencil size={17} />
                </IconButton>
                <IconButton
                  label={texts.remove(product.name)}
                  onClick={({ currentTarget }) => {
                    focusAfter(currentTarget);
                    onRemove(line);
                  }}
                >
                  <Trash size={17} />
                </IconButton>
              </div>
            </div>
            {error && <p className="mt-1 text-sm font-medium text-danger">{error}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function statedAllergens(line: CartLine): string {
  const letters = lineAllergens(line);
  return line.product.isAllergenFree && letters.length === 0 ? ALLERGEN_FREE : allergenText(letters);
}

/** The allergen letters of the product and those of the chosen options, each once. */
export function lineAllergens({ item, product }: Pick<CartLine, "item" | "product">): string[] {
  const options = product.config.parts.flatMap((part, index) => chosenOptions({ part, value: item.parts[index] }));
  return [...new Set([...product.allergens, ...options.flatMap(({ allergens }) => allergens)])].sort();
}

/** The answers to the configuration in one line, without unanswered steps. */
export function choiceText({
  product,
  parts,
  files,
}: {
  product: Pick<Product, "config">;
  parts: readonly PartValue[];
  files?: Record<string, { name: string }>;
}): string {
  return product.config.parts
    .flatMap((part, index) => {
      const value = parts[index];
      if (value === null || value === undefined || value.length === 0) return [];
      const text = Array.isArray(value) ? value.map((one) => files?.[one]?.name ?? one).join(", ") : value;
      return part.type === "select" || part.type === "multiselect" ? [text] : [`${part.name}: ${text}`];
    })
    .join(" · ");
}
