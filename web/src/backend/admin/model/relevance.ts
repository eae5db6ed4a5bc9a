type Siblings = Record<string, unknown>;

/**
 * Fields that mean nothing until another one is set: left out of the form, kept in the record. By key, since the same
 * field means the same wherever it stands, or by path where it does not; a rule looks at the fields beside it and at the type of the whole record.
 */
const RULES: Record<string, (siblings: Siblings, recordType: unknown) => boolean> = {
  leadTimeType: ({ isLeadTimeEnabled }) => isLeadTimeEnabled === true,
  leadTimeValue: ({ isLeadTimeEnabled }) => isLeadTimeEnabled === true,
  deliveryHours: ({ isDeliveryHoursEnabled }) => isDeliveryHoursEnabled === true,
  isStepByStep: ({ type }) => type !== "simple",
  config: ({ type }) => type !== "simple",
  options: ({ type }) => type === "select" || type === "multiselect",
  freeFromOrderValue: ({ free }) => free !== true,
  // Of a page: its own layout, or one text. What is there stays in sight, since the shop shows it too.
  "content.sections": ({ sections }, recordType) => recordType !== "simple" || isFilled(sections),
  "content.text": ({ text }, recordType) => recordType !== "default" || isFilled(text),
  // Of a navigation item, which is what has a label; a table's branch always counts.
  site: ({ type }) => type === "site",
  branch: (siblings) => !("label" in siblings) || siblings.type === "branch",
  url: ({ type }) => type === "link",
};

/** `path` is the field's in the record, its last part the key. */
export function isRelevant({
  path,
  siblings,
  recordType,
}: {
  path: string;
  siblings: Siblings;
  recordType: unknown;
}): boolean {
  const rule = RULES[path] ?? RULES[path.slice(path.lastIndexOf(".") + 1)];
  return rule?.(siblings, recordType) ?? true;
}

function isFilled(value: unknown): boolean {
  return (typeof value === "string" || Array.isArray(value)) && value.length > 0;
}
