import { type DeliveryMethod, enabledMethods } from "@tresen/contract/branch/branch-hours";
import { CART_LABELS } from "@tresen/contract/order/cart.texts";
import { formatMoney } from "@tresen/contract/kit/money";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { DeliveryArea } from "@tresen/contract/branch/delivery-area-fields";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { areaKey } from "../state/order/cart";
import type { CartView } from "../state/catalog";
import { SelectField } from "../ui/field";
import * as texts from "./widgets.texts";

interface MethodFieldsProps {
  branch: Branch;
  view: CartView;
  onChoose: (choice: { method?: DeliveryMethod; deliveryArea?: string }) => void;
  currency: string;
  /** Makes ids unique if both the panel and the sheet are on the page. */
  idPrefix?: string;
  /** True inside a form that marks required fields. */
  isForm?: boolean;
  errors?: { method?: string | undefined; area?: string | undefined };
}

/** The order method and, for a delivery, its area. */
export function MethodFields({
  branch,
  view,
  onChoose,
  currency,
  idPrefix,
  isForm = false,
  errors = {},
}: MethodFieldsProps) {
  const id = (name: string): string => (idPrefix ? `${idPrefix}-${name}` : name);
  const methods = enabledMethods(branch);
  return (
    <div className="grid gap-3">
      <SelectField
        label={CART_LABELS.method}
        name={id("isDelivery")}
        value={view.method}
        error={errors.method}
        onChange={({ target }) =>
          onChoose({ method: methods.find((method) => method === target.value) ?? view.method })
        }
      >
        {methods.map((method) => (
          <option key={method} value={method}>
            {DELIVERY_METHOD_LABELS[method]}
          </option>
        ))}
      </SelectField>
      <AreaField
        branch={branch}
        view={view}
        onChoose={onChoose}
        currency={currency}
        name={id("deliveryArea")}
        isForm={isForm}
        error={errors.area}
      />
    </div>
  );
}

interface AreaFieldProps extends Pick<MethodFieldsProps, "branch" | "view" | "onChoose" | "currency" | "isForm"> {
  name: string;
  error?: string | undefined;
}

/** The delivery area with its costs; nothing for other methods. */
export function AreaField({ branch, view, onChoose, currency, name, isForm = false, error }: AreaFieldProps) {
  if (view.method !== "delivery" || branch.deliveryAreas.length === 0) return null;
  return (
    <SelectField
      label={CART_LABELS.area}
      required={isForm}
      name={name}
      value={view.area ? areaKey(view.area) : ""}
      error={error}
      hint={view.area && areaHint({ area: view.area, currency })}
      onChange={({ target }) => onChoose({ deliveryArea: target.value })}
    >
      {branch.deliveryAreas.map((area) => (
        <option key={areaKey(area)} value={areaKey(area)}>
          {area.area}
        </option>
      ))}
    </SelectField>
  );
}

/** `Lieferkosten 2,50 €, kostenlos über 30,00 €, Mindestbestellwert 15,00 €` */
function areaHint({ area, currency }: { area: DeliveryArea; currency: string }): string {
  const words = [
    area.free || area.price === 0 ? texts.freeDelivery : texts.deliveryCost(formatMoney(area.price, currency)),
  ];
  if (!area.free && area.price > 0 && area.freeFromOrderValue != null)
    words.push(texts.freeAbove(formatMoney(area.freeFromOrderValue, currency)));
  if (area.minimumOrderValue) words.push(texts.minimumOrder(formatMoney(area.minimumOrderValue, currency)));
  return words.join(", ");
}
