import { type Measured, quantityLimits, snapQuantity } from "@tresen/contract/catalog/quantity";
import {
  canDecrease,
  canIncrease,
  convertQuantity,
  orderableUnits,
  parseQuantity,
  stepQuantity,
} from "@tresen/contract/catalog/picked-quantity";
import { unitLabel } from "@tresen/contract/catalog/unit-label.texts";
import { type Unit, formatAmount, formatQuantity, unitAbbreviation } from "@tresen/contract/catalog/units";
import { Plus } from "../../../shared/icons";
import { Minus } from "../../ui/icons";
import { useState } from "react";
import { CALCULATION_MODEL_LABELS } from "@tresen/contract/catalog/unit.texts";
import * as texts from "./quantity.texts";

interface QuantityPickerProps {
  product: Measured;
  amount: number;
  unit: Unit;
  onChange: (quantity: { amount: number; unit: Unit }) => void;
  /** Distinguishes the pickers of a page for assistive technology. */
  label?: string;
}

/**
 * Buttons for fewer and more, a field for the amount (with comma or point), and the unit if there is a choice. The
 * value is always an orderable quantity.
 */
export function QuantityPicker({ product, amount, unit, onChange, label = texts.quantity }: QuantityPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const limits = quantityLimits({ product, unit });
  const units = orderableUnits(product);
  if (!limits) return null;

  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    onChange({ unit, amount: snapQuantity({ amount: parseQuantity(typed), limits }) });
  };
  const step = (direction: 1 | -1): void => {
    const from = typed === null ? amount : snapQuantity({ amount: parseQuantity(typed), limits });
    setTyped(null);
    onChange({ unit, amount: stepQuantity({ amount: from, direction, limits }) });
  };

  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={label}>
      <div className="flex items-center rounded-control border border-line-strong bg-surface">
        <StepButton label={texts.less} disabled={!canDecrease({ amount, limits })} onClick={() => step(-1)}>
          <Minus size={18} />
        </StepButton>
        <input
          aria-label={texts.quantityIn({ label, unit: unitLabel(unit, 2) })}
          inputMode={Number.isInteger(limits.step) && Number.isInteger(limits.minimum) ? "numeric" : "decimal"}
          autoComplete="off"
          value={typed ?? formatAmount(amount)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              commit();
            } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
              event.preventDefault();
              step(event.key === "ArrowUp" ? 1 : -1);
            }
          }}
          className="figures h-11 w-10 bg-transparent sm:w-14 text-center font-semibold"
        />
        <StepButton label={texts.more} disabled={!canIncrease({ amount, limits })} onClick={() => step(1)}>
          <Plus size={18} />
        </StepButton>
      </div>
      {units.length > 1 ? (
        <select
          aria-label={texts.unit}
          value={unit}
          onChange={(event) => {
            const to = units.find((candidate) => candidate === event.target.value) ?? unit;
            setTyped(null);
            onChange({ unit: to, amount: convertQuantity({ product, amount, from: unit, to }) ?? amount });
          }}
          className="select h-11 rounded-control border border-line-strong bg-surface pl-3"
        >
          {units.map((candidate) => (
            <option key={candidate} value={candidate}>
              {unitLabel(candidate, 2)}
            </option>
          ))}
        </select>
      ) : (
        unit !== "piece" && <span className="text-muted">{unitAbbreviation(unit, amount)}</span>
      )}
    </div>
  );
}

/**
 * The allowed quantities in words: `Ungefähr, mindestens 0,5 kg, in Schritten von 0,1 kg`; the maximum once it is
 * reached. Empty if there is no restriction.
 */
export function quantityHint({ product, amount, unit }: { product: Measured; amount: number; unit: Unit }): string {
  const limits = quantityLimits({ product, unit });
  if (!limits) return "";
  const words: string[] = [];
  const show = (amount: number): string =>
    unit === "piece" ? texts.pieces(formatAmount(amount)) : formatQuantity({ amount, unit });
  if (limits.calculationModel !== "fixed") words.push(CALCULATION_MODEL_LABELS[limits.calculationModel].long);
  if (limits.minimum !== 1 && limits.minimum !== limits.step) words.push(texts.atLeast(show(limits.minimum)));
  if (limits.step !== 1) words.push(texts.inSteps(show(limits.step)));
  if (!canIncrease({ amount, limits })) words.push(texts.atMost(show(limits.maximum)));
  return words.join(", ");
}

function StepButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={
        "grid size-11 place-items-center rounded-control text-ink hover:bg-sunken " +
        "disabled:text-muted disabled:opacity-40"
      }
    >
      {children}
    </button>
  );
}
