/** What is checked, in no order. */
export const COMPLIANCE_RULES = [
  "priceZero",
  "unitPrice",
  "deposit",
  "allergens",
  "allergensNowhere",
  "taxUnknown",
  "taxOutlier",
  "picture",
  "imprint",
  "terms",
  "privacy",
  "withdrawalText",
] as const;

export type ComplianceRule = (typeof COMPLIANCE_RULES)[number];
