import { livePermissions } from "@tresen/contract/live/live.permissions";
import { untilText } from "@tresen/contract/live/live.texts";
import { products } from "@tresen/contract/catalog/product.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { CalendarClock, CircleSlash } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { useRecordZone } from "../../../admin/form/use-record-zone";
import { canWrite } from "../../../admin/model/access";
import { PlannedList } from "../../../admin/plan/planned-list";
import { useZoneOf } from "../../../shared/branches";
import { LIVE_TEXTS, SOLD_OUT_TEXTS } from "../../../shared/live/live.texts";
import { useLiveCall } from "../../../shared/live/use-live-call";
import { useMay, useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { DAY_TEXTS, PLANNED_PRICE_TEXTS } from "./day.texts";
import { PlannedPriceDialog } from "./planned-price-dialog";
import { PlannedValues } from "./planned-values";
import { ProductSoldOutDialog } from "./product-sold-out-dialog";
import { useSoldOut, useSoldOutBranches } from "./use-sold-out";

/** Above the form of a product: what of it is sold out now, and what is planned. */
export function DaySection({ record }: { record: AnyRecord | null }) {
  return record && <Day record={record} />;
}

function Day({ record }: { record: AnyRecord }) {
  const me = useMe();
  const mayMark = useMay()({ permission: livePermissions.soldOut });
  const mayPlan = canWrite({ resource: products, me, record });
  const [open, setOpen] = useState<"sold-out" | "price" | null>(null);
  const zone = useRecordZone({ resource: products, record, me });
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {mayMark && (
          <Button onPress={() => setOpen("sold-out")}>
            <CircleSlash size={18} aria-hidden /> {DAY_TEXTS.soldOut}
          </Button>
        )}
        {mayPlan && (
          <Button onPress={() => setOpen("price")}>
            <CalendarClock size={18} aria-hidden /> {PLANNED_PRICE_TEXTS.title}
          </Button>
        )}
      </div>
      <SoldOutNow product={record.id} />
      {mayPlan && (
        <PlannedList planned={{ resource: products.name, record: record.id }} zone={zone} Detail={PlannedValues} />
      )}
      {open === "sold-out" && <ProductSoldOutDialog record={record} onClose={close} />}
      {open === "price" && <PlannedPriceDialog record={record} onClose={close} />}
    </div>
  );
}

/** What of the product is sold out, where and until when; each can be offered again at once. */
function SoldOutNow({ product }: { product: string }) {
  const entries = useSoldOut(product);
  const branches = useSoldOutBranches();
  const now = useNow();
  const zoneOf = useZoneOf();
  const { mutate, isPending } = useLiveCall();
  const valid = entries.filter(({ until }) => Date.parse(until) > now);
  if (valid.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {valid.map((entry) => {
        const where = branches.length > 1 ? branches.find(({ id }) => id === entry.branch)?.name : undefined;
        const until = untilText({ until: Date.parse(entry.until), now, zone: zoneOf(entry.branch) });
        return (
          <li
            key={entry.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line p-3 text-sm"
          >
            <p className="min-w-0 flex-1 basis-48">
              <strong className="block text-warning">
                {entry.option === null ? DAY_TEXTS.markUntil(until) : `${entry.option}: ${DAY_TEXTS.markUntil(until)}`}
              </strong>
              <span className="text-muted">
                {[
                  where,
                  entry.reason,
                  LIVE_TEXTS.entered({ name: entry.by.name, at: entry.at, zone: zoneOf(entry.branch) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            <Button
              size="sm"
              isDisabled={isPending}
              aria-label={SOLD_OUT_TEXTS.againLabel([entry.title, where].filter(Boolean).join(", "))}
              onPress={() =>
                mutate({
                  done: SOLD_OUT_TEXTS.offered,
                  send: () => call("DELETE /api/sold-outs/{id}", { params: { id: entry.id } }),
                })
              }
            >
              {SOLD_OUT_TEXTS.again}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
