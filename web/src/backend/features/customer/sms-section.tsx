import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useZoneOf } from "../../shared/branches";
import { customerQueries } from "../../shared/customer/customer-queries";
import { NotLoaded } from "../../shared/ui/not-loaded";
import { CUSTOMER_TEXTS } from "./customer.texts";
import { LINK } from "./history-section";
import { SMS_TEXTS as texts } from "./person.texts";

/** With which of the newest orders the customer allowed SMS: this holds for the order alone, so it is no consent of theirs. */
export function SmsSection({ record }: { record: AnyRecord | null }) {
  const id = record?.id ?? "";
  const zoneOf = useZoneOf();
  const { data, error, refetch, isFetching } = useQuery({ ...customerQueries.orders(id), enabled: id !== "" });
  if (!data) return <NotLoaded message={texts.unloaded} {...{ error, refetch, isFetching }} />;
  const allowed = data.orders.filter(({ isSmsEnabled }) => isSmsEnabled);
  return (
    <div className="text-sm">
      <p className="text-muted">{allowed.length > 0 ? texts.meaning : texts.none}</p>
      <ul className="flex flex-col divide-y divide-line">
        {allowed.map(({ id: order, ticketNumber: ticket, createdAt, branch }) => (
          <li key={order} className="py-2">
            <Link to="/orders/history" search={{ order }} className={LINK}>
              {CUSTOMER_TEXTS.order({
                ...{ ticket, branch: branch.name },
                at: formatDateTime({ at: Date.parse(createdAt), zone: zoneOf(branch.id) }),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
