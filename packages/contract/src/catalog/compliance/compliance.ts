import type { Branch } from "../../branch/branch.resource";
import type { Config } from "../../config/config";
import { isArchived } from "../../kit/list/archive";
import type { LocalDate } from "../../kit/time";
import type { Site } from "../../site/site.resource";
import type { MenuInTime } from "../availability";
import type { Product } from "../product.resource";
import type { DatedRates } from "../tax/dated-rates";
import { WHOLE_SHOP } from "./compliance.texts";
import { fingerprint } from "./fingerprint";
import { neighboursOf, type Neighbours } from "./neighbours";
import { PRODUCT_RULES } from "./product-rules";
import type { ComplianceRule } from "./rule-names";
import { SHOP_RULES } from "./shop-rules";

export type ComplianceSeverity = "error" | "warning" | "hint";
export const COMPLIANCE_SEVERITIES: readonly ComplianceSeverity[] = ["error", "warning", "hint"];

/** What should be looked at before a menu or the shop is published. Nothing is prevented by it. */
export interface ComplianceFinding {
  rule: ComplianceRule;
  severity: ComplianceSeverity;
  resource: "products" | "config";
  /** The record; null for the configuration. */
  id: string | null;
  /** The name of the record. */
  name: string;
  /** The path of the field where it is put right. */
  field: string;
  message: string;
  /** Another one where anything that the finding concerns has changed. */
  value: string;
}

/** The shop as staff see it. */
export interface CheckedShop {
  config: Pick<
    Config,
    "imprint" | "imprintText" | "privacyPolicy" | "privacyPolicyText" | "termsAndConditions" | "termsAndConditionsText"
  >;
  branches: readonly Pick<Branch, "timeZone">[];
  menus: readonly Pick<MenuInTime, "catalog">[];
  categories: ReadonlyMap<string, { name: string }>;
  products: readonly Product[];
  taxRates: DatedRates;
  sites: readonly Pick<Site, "path" | "name" | "title" | "isPublic">[];
  /** The day for whose tax rates it is checked. */
  date: LocalDate;
}

/** The shop with what its products are compared with. */
export interface CheckContext extends CheckedShop {
  neighbours: Neighbours;
}

/** Reads the shop once. Afterwards `ofProduct` costs little, so that callers can check thousands in slices. */
export function complianceOf(shop: CheckedShop): {
  ofShop: () => ComplianceFinding[];
  ofProduct: (product: Product) => ComplianceFinding[];
} {
  const context = { ...shop, neighbours: neighboursOf(shop) };
  return {
    ofShop: () =>
      SHOP_RULES.flatMap(({ rule, severity, field, concerns, check }) => {
        const message = check(context);
        return message === null
          ? []
          : [
              {
                ...{ rule, severity, resource: "config" as const, id: null, name: WHOLE_SHOP, field, message },
                value: fingerprint(concerns(context.config)),
              },
            ];
      }),
    ofProduct: (product) =>
      PRODUCT_RULES.flatMap(({ rule, severity, field, concerns, check }) => {
        const message = check({ product, context });
        return message === null
          ? []
          : [
              {
                ...{
                  rule,
                  severity,
                  resource: "products" as const,
                  id: product.id,
                  name: product.name,
                  field,
                  message,
                },
                value: fingerprint(concerns(product)),
              },
            ];
      }),
  };
}

/** Whether customers can meet the product: others are not checked. */
export function isShown(product: Product): boolean {
  return !isArchived(product) && (product.isEnabled || product.isVisibleWhenUnavailable);
}

/** The worst first; within one severity in the order in which they were found. */
export function bySeverity(findings: readonly ComplianceFinding[]): ComplianceFinding[] {
  return COMPLIANCE_SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
