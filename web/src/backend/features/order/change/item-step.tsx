import type { Product } from "@tresen/contract/catalog/product.resource";
import type { OrderItemDraft } from "@tresen/contract/order/order";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { Checkbox } from "../../../shared/ui/switch";
import { STEP_FIELD_TEXTS } from "./item-step.texts";
import { useMoney } from "../../../shared/visibility";

export type Answer = OrderItemDraft["parts"][number];

/** A step of the configuration of a product, with the answer to it. */
export function ItemStep({
  step,
  currency,
  value,
  onChange,
}: {
  step: Product["config"]["parts"][number];
  currency: string;
  value: Answer;
  onChange: (value: Answer) => void;
}) {
  const { name, type, optional, options } = step;
  const formatMoney = useMoney();
  const labelled = ({ name: option, modifier, value: cents }: (typeof options)[number]): string =>
    cents
      ? `${option} (${modifier === "overwrite" ? "" : modifier === "add" ? "+" : "−"}${formatMoney(cents, currency)})`
      : option;
  switch (type) {
    case "select":
      return (
        <Select
          label={name}
          isRequired={!optional}
          value={typeof value === "string" ? value : ""}
          options={[
            ...(optional ? [{ value: "", label: STEP_FIELD_TEXTS.none }] : []),
            ...options.map((option) => ({ value: option.name, label: labelled(option) })),
          ]}
          onChange={(chosen) => onChange(chosen || null)}
        />
      );
    case "multiselect": {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset className="@container">
          <legend className="text-sm font-medium">{name}</legend>
          <div className="grid gap-x-4 @sm:grid-cols-2">
            {options.map((option) => (
              <Checkbox
                key={option.name}
                isSelected={chosen.includes(option.name)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, option.name] : chosen.filter((one) => one !== option.name))
                }
              >
                {labelled(option)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      );
    }
    case "text":
    case "textarea":
      return (
        <Input
          label={name}
          required={!optional}
          value={typeof value === "string" ? value : ""}
          onChange={(text) => onChange(text || null)}
        />
      );
    default:
      // Files belong to what the customer sent, and stay as they are.
      return Array.isArray(value) ? (
        <p className="text-sm text-muted">{STEP_FIELD_TEXTS.files({ name, count: value.length })}</p>
      ) : null;
  }
}
