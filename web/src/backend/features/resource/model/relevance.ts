type Siblings = Record<string, unknown>;

/**
 * Fields that mean nothing until another one is set: left out of the form, kept in the record. By key, since the same
 * field means the same wherever it stands; a rule looks only at the fields beside it.
 */
const RULES: Record<string, (siblings: Siblings) => boolean> = {
  leadTimeType: ({ isLeadTimeEnabled }) => isLeadTimeEnabled === true,
  leadTimeValue: ({ isLeadTimeEnabled }) => isLeadTimeEnabled === true,
  deliveryHours: ({ isDeliveryHoursEnabled }) => isDeliveryHoursEnabled === true,
  isStepByStep: ({ type }) => type !== "simple",
  config: ({ type }) => type !== "simple",
  options: ({ type }) => type === "select" || type === "multiselect",
  freeFromOrderValue: ({ free }) => free !== true,
  // Of a navigation item, which is what has a label; a table's branch always counts.
  site: ({ type }) => type === "site",
  branch: (siblings) => !("label" in siblings) || siblings.type === "branch",
  url: ({ type }) => type === "link",
};

export function isRelevant({ key, siblings }: { key: string; siblings: Siblings }): boolean {
  return RULES[key]?.(siblings) ?? true;
}
