import { orderableUnits } from "@tresen/contract/catalog/picked-quantity";
import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { unitAbbreviation } from "@tresen/contract/catalog/units";
import type { Instant } from "@tresen/contract/kit/time";
import { itemGross } from "@tresen/contract/order/pricing";
import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../shared/ui/button";
import { Combo } from "../../../shared/ui/combo";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { ItemStep } from "../change/item-step";
import { type EntryItem, type PhoneEntry, newItem } from "./phone-entry";
import type { Offer } from "./phone-queries";
import { PhoneSection, type SectionProps } from "./phone-section";
import { PHONE_TEXTS } from "./phone.texts";
import { useMoney } from "../../../shared/visibility";

interface ItemsSectionProps extends SectionProps<PhoneEntry> {
  offer: Offer;
  /** With their prices of now, as are those of positions. */
  products: readonly Product[];
  now: Instant;
  /** The messages about a position, by its place. */
  faultsOf: (index: number) => readonly string[];
}

/** What the customer orders: products are added by typing, and configured in place. */
export function ItemsSection({ entry: { items }, change, errorOf, offer, products, now, faultsOf }: ItemsSectionProps) {
  const { currency } = offer.config;
  const formatMoney = useMoney();
  const replace = (key: number, values: Partial<EntryItem>): void =>
    change({ items: items.map((item) => (item.key === key ? { ...item, ...values } : item)) });
  return (
    <PhoneSection title={PHONE_TEXTS.items}>
      <Combo
        label={PHONE_TEXTS.add}
        placeholder={PHONE_TEXTS.addHint}
        isAdding
        value={null}
        options={products.map(({ id, name, price }) => ({
          value: id,
          label: price === null ? name : `${name} – ${formatMoney(price, currency)}`,
        }))}
        error={errorOf("items")}
        onChange={(id) => {
          const product = products.find((one) => one.id === id);
          const key = Math.max(0, ...items.map((item) => item.key)) + 1;
          if (product) change({ items: [...items, newItem({ product, key })] });
        }}
      />
      {items.length === 0 && <p className="text-sm text-muted">{PHONE_TEXTS.none}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item, index) => {
          const product = offer.products.get(item.product);
          return (
            product && (
              <Position
                key={item.key}
                item={item}
                product={pricedAt(product, now)}
                currency={currency}
                faults={faultsOf(index)}
                onChange={(values) => replace(item.key, values)}
                onRemove={() => change({ items: items.filter(({ key }) => key !== item.key) })}
              />
            )
          );
        })}
      </ul>
    </PhoneSection>
  );
}

function Position({
  item,
  product,
  currency,
  faults,
  onChange,
  onRemove,
}: {
  item: EntryItem;
  product: Product;
  currency: string;
  faults: readonly string[];
  onChange: (values: Partial<EntryItem>) => void;
  onRemove: () => void;
}) {
  const { name } = product;
  const formatMoney = useMoney();
  const [text, setText] = useState(String(item.amount).replace(".", ","));
  const setAmount = (typed: string): void => {
    setText(typed);
    const amount = Number(typed.replace(",", "."));
    onChange({ amount: typed.trim() === "" || Number.isNaN(amount) ? 0 : amount });
  };
  const units = orderableUnits(product);
  const step = product.quantityStepSize ?? 1;
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-20 flex-1 font-medium wrap-anywhere">{name}</span>
        <span className="flex items-center gap-1">
          <IconButton
            label={PHONE_TEXTS.less(name)}
            onPress={() => setAmount(String(Math.max(step, item.amount - step)).replace(".", ","))}
          >
            <Minus size={18} aria-hidden />
          </IconButton>
          <Input
            label={PHONE_TEXTS.amount(name)}
            isLabelHidden
            className="w-16"
            inputMode="decimal"
            value={text}
            onChange={setAmount}
          />
          <IconButton
            label={PHONE_TEXTS.more(name)}
            onPress={() => setAmount(String(item.amount + step).replace(".", ","))}
          >
            <Plus size={18} aria-hidden />
          </IconButton>
        </span>
        {units.length > 1 && (
          <Select
            label={PHONE_TEXTS.unit(name)}
            isLabelHidden
            value={item.unit}
            options={units.map((unit) => ({ value: unit, label: unitAbbreviation(unit) }))}
            onChange={(value) => onChange({ unit: units.find((unit) => unit === value) ?? item.unit })}
          />
        )}
        <span className="figures min-w-16 text-end">
          {faults.length === 0 && product.price !== null ? formatMoney(itemGross({ ...item, product }), currency) : "–"}
        </span>
        <IconButton label={PHONE_TEXTS.remove(name)} onPress={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {product.config.parts.length > 0 && (
        <div className="flex flex-col gap-3 ps-3">
          {product.config.parts.map((part, place) => (
            <ItemStep
              key={part.name}
              step={part}
              currency={currency}
              value={item.parts[place] ?? null}
              onChange={(value) =>
                onChange({
                  parts: product.config.parts.map((_, at) => (at === place ? value : (item.parts[at] ?? null))),
                })
              }
            />
          ))}
        </div>
      )}
      {faults.map((fault) => (
        <FieldMessage key={fault}>{fault}</FieldMessage>
      ))}
    </li>
  );
}
