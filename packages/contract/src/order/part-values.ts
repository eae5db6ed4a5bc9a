import type { ConfigurationStep } from "./cart";
import type { PartValue } from "./pricing";

/** The answers when the configuration opens: nothing is chosen. */
export function emptyParts(product: { config: { parts: readonly unknown[] } }): PartValue[] {
  return product.config.parts.map(() => null);
}

/** Toggles an option of a select step. The chosen option can be deselected only when the step is optional. */
export function toggleSelect({
  step,
  value,
  option,
}: {
  step: ConfigurationStep;
  value: PartValue;
  option: string;
}): PartValue {
  return value === option && step.optional ? null : option;
}

export function toggleMultiselect({
  step,
  value,
  option,
}: {
  step: ConfigurationStep;
  value: PartValue;
  option: string;
}): PartValue {
  const chosen = Array.isArray(value) ? value : [];
  const toggled = chosen.includes(option) ? chosen.filter((name) => name !== option) : [...chosen, option];
  return step.options.map(({ name }) => name).filter((name) => toggled.includes(name));
}
