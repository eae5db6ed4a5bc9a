type Value = string | boolean;
/** Field names, each with the value, or one of the values, that the field must have. */
type Held = Readonly<Record<string, Value | readonly Value[]>>;
type Values = Readonly<Record<string, unknown>>;

/** The condition under which a field is used. */
export interface Condition {
  /** Values that fields of the same object must have. */
  beside?: Held;
  /** Values that fields of the whole record must have. */
  record?: Held;
  /**
   * If the field has a value, it is shown although the condition is not met, since the value may be shown elsewhere
   * too.
   */
  orFilled?: true;
}

/** Whether a field's condition is met. A field without a value counts as `false`. */
export function isMet({
  when: { beside = {}, record: whole = {}, orFilled },
  value,
  siblings,
  record,
}: {
  when: Condition;
  /** The value of the field itself. */
  value: unknown;
  siblings: Values;
  record: Values;
}): boolean {
  if (orFilled && (typeof value === "string" || Array.isArray(value)) && value.length > 0) return true;
  return holds(siblings, beside) && holds(record, whole);
}

function holds(values: Values, wanted: Held): boolean {
  return Object.entries(wanted).every(([name, one]) => {
    const held = values[name] ?? false;
    return [one].flat().some((value) => value === held);
  });
}
