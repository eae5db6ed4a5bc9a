import { customerName } from "@tresen/contract/customer/customer-name";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { BlockedMark } from "./blocked-mark";
import { CUSTOMER_TEXTS } from "./customer.texts";
import { useIsShown } from "../../shared/visibility";

/** The name of the customer, and the number, which stands alone where there is no name or it is hidden. */
export function CustomerHeading({ record, title }: { record: AnyRecord; title: string }) {
  const text = (key: string): string => String(record[key] ?? "");
  const known = { firstName: text("firstName"), lastName: text("lastName"), companyName: text("companyName") };
  const name = useIsShown("customer") ? customerName(known) : "";
  const numbered = CUSTOMER_TEXTS.numbered(title);
  return (
    <>
      {name || numbered} {name !== "" && <span className="text-base font-normal text-muted">{numbered}</span>}{" "}
      <BlockedMark record={record} />
    </>
  );
}
