type Value = string | boolean;
/** Fields by their names, each with the value or the values of which it holds one. */
type Held = Readonly<Record<string, Value | readonly Value[]>>;
type Values = Readonly<Record<string, unknown>>;

/** What has to be so for a field to mean anything. */
export interface Condition {
  /** What the fields beside it hold. */
  beside?: Held;
  /** What the record as a whole holds. */
  record?: Held;
  /** A value that is there already stays in sight, since it is shown elsewhere too. */
  orFilled?: true;
}

/** Whether a field's condition is met. What was never entered counts as switched off. */
export function isMet({
  when: { beside = {}, record: whole = {}, orFilled },
  value,
  siblings,
  record,
}: {
  when: Condition;
  /** The field's own. */
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
