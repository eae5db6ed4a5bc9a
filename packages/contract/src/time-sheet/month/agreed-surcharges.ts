import type { LocalDate } from "../../kit/time";
import { type Night, USUAL_NIGHT } from "../../labour-law/surcharge/split";
import { TAX_FREE_NIGHT } from "../../labour-law/surcharge/tax-free";
import type { SheetFacts } from "./facts";
import type { SheetSurcharge } from "./surcharge-classes";

/** What the branch has agreed on; for night outside of the hours of § 3b EStG that of every night, unless it has its own. */
export function agreedPercent({
  rules: { percents },
  surcharge,
  last,
}: {
  rules: Pick<SheetFacts["rules"], "percents">;
  surcharge: SheetSurcharge;
  last: LocalDate;
}): number | undefined {
  const newest = percents
    .filter((one) => one.surcharge === surcharge && one.validFrom <= last)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
  if (newest || surcharge !== "taxedNight") return newest?.percent;
  return agreedPercent({ rules: { percents }, surcharge: "night", last });
}

/** When it is night where surcharges are paid: as the branch says, and without that as is usual in its country. */
export function nightOf({ rules: { night }, country }: Pick<SheetFacts, "rules" | "country">): Night {
  return night ?? (country === "DE" ? TAX_FREE_NIGHT : USUAL_NIGHT);
}
