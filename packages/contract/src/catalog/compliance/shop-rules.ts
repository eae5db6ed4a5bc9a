import type { CheckContext, CheckedShop, ComplianceSeverity } from "./compliance";
import { COMPLIANCE_MESSAGES as texts } from "./compliance.texts";
import type { ComplianceRule } from "./rule-names";

interface ShopRule {
  rule: ComplianceRule;
  severity: ComplianceSeverity;
  /** The field of the configuration. */
  field: string;
  /** The texts that it is about. */
  concerns: (config: CheckedShop["config"]) => unknown;
  check: (context: CheckContext) => string | null;
}

const isMissing = (...values: readonly string[]): boolean => values.every((value) => value.trim() === "");

/** Everything that is checked of the shop as a whole. */
export const SHOP_RULES: readonly ShopRule[] = [
  {
    rule: "imprint",
    severity: "error",
    field: "imprintText",
    concerns: ({ imprint, imprintText }) => [imprint, imprintText],
    check: ({ config }) => (isMissing(config.imprint, config.imprintText) ? texts.imprint : null),
  },
  {
    rule: "privacy",
    severity: "error",
    field: "privacyPolicyText",
    concerns: ({ privacyPolicy, privacyPolicyText }) => [privacyPolicy, privacyPolicyText],
    check: ({ config }) => (isMissing(config.privacyPolicy, config.privacyPolicyText) ? texts.privacy : null),
  },
  {
    rule: "terms",
    severity: "error",
    field: "termsAndConditionsText",
    concerns: ({ termsAndConditions, termsAndConditionsText }) => [termsAndConditions, termsAndConditionsText],
    check: ({ config }) => (isMissing(config.termsAndConditions, config.termsAndConditionsText) ? texts.terms : null),
  },
  {
    rule: "withdrawalText",
    severity: "hint",
    field: "termsAndConditionsText",
    concerns: ({ termsAndConditions, termsAndConditionsText }) => [termsAndConditions, termsAndConditionsText],
    check: ({ config, sites }) => {
      const told = sites.flatMap(({ isPublic, path, name, title }) => (isPublic ? [path, name, title] : []));
      if ([config.termsAndConditionsText, ...told].some((text) => /widerruf/i.test(text))) return null;
      return isMissing(config.termsAndConditionsText) && !isMissing(config.termsAndConditions)
        ? texts.withdrawalLinked
        : texts.withdrawalText;
    },
  },
  {
    rule: "allergensNowhere",
    severity: "hint",
    field: "allergensText",
    concerns: () => [],
    check: ({ products, neighbours }) => (products.length > 0 && !neighbours.isStated ? texts.allergensNowhere : null),
  },
];
