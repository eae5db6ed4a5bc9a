import { useQuery } from "@tanstack/react-query";
import { enabledMethods, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { type Instant, formatTime, isDate, zonedTime } from "@tresen/contract/kit/time";
import type { LiveState } from "@tresen/contract/live/live";
import { laterWhile } from "@tresen/contract/live/live";
import { slotsOn } from "@tresen/contract/order/chosen-slot";
import { useState } from "react";
import { DateInput } from "../../../shared/ui/date/date-input";
import { Select } from "../../../shared/ui/select";
import { phoneQueries, type Offer } from "./phone-queries";
import { type PhoneEntry, workOf } from "./phone-entry";
import { PhoneSection, type SectionProps } from "./phone-section";
import { PHONE_TEXTS } from "./phone.texts";
import { useMoney } from "../../../shared/visibility";

interface HowSectionProps extends SectionProps<PhoneEntry> {
  offer: Offer;
  branch: Branch;
  live: LiveState | undefined;
  now: Instant;
}

const ROW = "grid gap-3 sm:grid-cols-2";

/** How and when the customer gets the order. */
export function HowSection({ entry, change, errorOf, offer, branch, live, now }: HowSectionProps) {
  const formatMoney = useMoney();
  const tables = [...offer.tables.values()].filter((table) => table.branch === branch.id);
  return (
    <PhoneSection title={PHONE_TEXTS.how}>
      <div className={ROW}>
        <Select
          label={PHONE_TEXTS.method}
          value={entry.method}
          options={enabledMethods(branch).map((method) => ({ value: method, label: DELIVERY_METHOD_LABELS[method] }))}
          error={errorOf("isDelivery") ?? errorOf("isDineIn") ?? errorOf("branch")}
          onChange={(value) => {
            const method = enabledMethods(branch).find((one) => one === value);
            if (method) change({ method, appointment: null });
          }}
        />
        {entry.method === "delivery" && (
          <Select
            label={PHONE_TEXTS.area}
            isRequired
            value={entry.area}
            options={branch.deliveryAreas.map(({ area, price }) => ({
              value: area,
              label: `${area} (${formatMoney(price ?? 0, offer.config.currency)})`,
            }))}
            error={errorOf("deliveryArea")}
            onChange={(area) => change({ area })}
          />
        )}
        {entry.method === "dineIn" && tables.length > 0 && (
          <Select
            label={PHONE_TEXTS.table}
            isRequired={branch.isTableSelectionEnabled}
            value={entry.table}
            options={tables.map(({ id, identifier }) => ({ value: id, label: identifier }))}
            error={errorOf("table")}
            onChange={(table) => change({ table })}
          />
        )}
      </div>
      <Select
        label={PHONE_TEXTS.when}
        value={entry.isPlanned ? "planned" : "soonest"}
        options={[
          ...(branch.isAppointmentRequired ? [] : [{ value: "soonest", label: PHONE_TEXTS.soonest }]),
          { value: "planned", label: PHONE_TEXTS.planned },
        ]}
        onChange={(when) => change({ isPlanned: when === "planned" })}
      />
      {entry.isPlanned && <SlotFields {...{ entry, change, errorOf, offer, branch, live, now }} />}
    </PhoneSection>
  );
}

function SlotFields({ entry, change, errorOf, offer, branch, live, now }: HowSectionProps) {
  const zone = zoneOf(branch);
  const today = zonedTime({ at: now, zone }).date;
  const [date, setDate] = useState(today);
  const { data: full = [] } = useQuery(
    phoneQueries.fullSlots({
      branch,
      month: (date || today).slice(0, 7),
      work: workOf({ entry, live }),
    }),
  );
  const products = entry.items.flatMap(({ product }) => offer.products.get(product) ?? []);
  const slots = isDate(date)
    ? slotsOn({
        ...{ branch, method: entry.method, products, now, date },
        later: laterWhile({ live, method: entry.method }),
        full: new Set(full.map((slot) => Date.parse(slot))),
      })
    : [];
  return (
    <div className={ROW}>
      <DateInput
        label={PHONE_TEXTS.date}
        min={today}
        zone={zone}
        value={date}
        onChange={(chosen) => {
          setDate(chosen);
          change({ appointment: null });
        }}
      />
      <Select
        label={PHONE_TEXTS.time}
        isRequired
        value={entry.appointment}
        options={slots.map((at) => ({ value: new Date(at).toISOString(), label: formatTime({ at, zone }) }))}
        hint={slots.length === 0 ? PHONE_TEXTS.noTimes : undefined}
        error={errorOf("appointmentDate")}
        onChange={(appointment) => change({ appointment })}
      />
    </div>
  );
}
