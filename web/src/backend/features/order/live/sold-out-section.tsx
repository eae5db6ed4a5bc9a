import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { untilText } from "@tresen/contract/live/live.texts";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { useZoneOf } from "../../../shared/branches";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { Private } from "../../../shared/visibility";
import { LIVE_TEXTS, SOLD_OUT_TEXTS } from "../../../shared/live/live.texts";
import { liveQueries } from "../../../shared/live/live-queries";
import { useLiveCall } from "../../../shared/live/use-live-call";
import { SoldOutDialog } from "../../../shared/live/sold-out-dialog";

interface SoldOutSectionProps {
  branch: string | undefined;
  branches: readonly Branch[];
}

/** What is sold out, by whom and why; and a product that becomes so. */
export function SoldOutSection({ branch, branches }: SoldOutSectionProps) {
  const { data = [] } = useQuery(liveQueries.soldOuts(branch));
  const [product, setProduct] = useState<string | null>(null);
  const now = useNow();
  const zoneOf = useZoneOf();
  const { mutate, isPending } = useLiveCall();
  const valid = data.filter(({ until }) => Date.parse(until) > now);
  return (
    <section aria-labelledby="sold-out-title" className="flex flex-col gap-3">
      <h2 id="sold-out-title" className="text-lg font-semibold">
        {SOLD_OUT_TEXTS.title}
      </h2>
      <ReferencePicker
        label={SOLD_OUT_TEXTS.report}
        resource="products"
        value={product}
        isRequired={false}
        error={undefined}
        onChange={setProduct}
      />
      {valid.length === 0 && <p className="text-muted">{SOLD_OUT_TEXTS.none}</p>}
      <ul className="flex flex-col gap-2">
        {valid.map((entry) => {
          const zone = zoneOf(entry.branch);
          const where = branches.length > 1 ? branches.find(({ id }) => id === entry.branch)?.name : undefined;
          return (
            <li
              key={entry.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-line bg-surface p-3"
            >
              <p className="min-w-0 flex-1">
                <strong className="block">
                  <Private kind="product">{[where, entry.title].filter(Boolean).join(": ")}</Private>
                </strong>
                <span className="text-sm text-muted">
                  {[
                    LIVE_TEXTS.untilTime(untilText({ until: Date.parse(entry.until), now, zone })),
                    entry.reason,
                    LIVE_TEXTS.entered({ name: entry.by.name, at: entry.at, zone }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </p>
              <Button
                isDisabled={isPending}
                aria-label={SOLD_OUT_TEXTS.againLabel(entry.title)}
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
      {product && (
        <SoldOutDialog product={product} branches={branches.map(({ id }) => id)} onClose={() => setProduct(null)} />
      )}
    </section>
  );
}
