import { useQuery } from "@tanstack/react-query";
import { products } from "@tresen/contract/catalog/product.resource";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { NumberEditor } from "../../../admin/form/editors/text-editors";
import { useForm } from "../../../admin/form/form-context";
import { resourceQueries } from "../../../admin/queries";
import { deferredPanel } from "../../../shared/ui/deferred";
import { PLANNED_COLUMN_TEXTS as texts } from "./planned.texts";
import { usePlannedTexts } from "./use-planned-texts";

const PlannedPriceDialog = deferredPanel(async () => (await import("../day/planned-price-dialog")).PlannedPriceDialog);

const LINK = "inline-flex min-h-9 items-center text-action-text underline underline-offset-4 pointer-coarse:min-h-11";

/** The price of a product, below which stand the prices that it is going to have, with the way to change them. */
export function PriceField({ field, ...props }: EditorProps) {
  const { id } = useForm();
  if (field.kind !== "money") return null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <NumberEditor field={field} {...props} />
      {id !== undefined && <PlannedNote product={id} title={field.title} />}
    </div>
  );
}

function PlannedNote({ product, title }: { product: string; title: string }) {
  const prices = usePlannedTexts(product).filter(({ isPrice }) => isPrice);
  const { data: record } = useQuery({
    ...resourceQueries.one({ name: products.name, id: product }),
    enabled: prices.length > 0,
  });
  const [isOpen, setIsOpen] = useState(false);
  if (prices.length === 0) return null;
  return (
    <div className="text-sm">
      <ul>
        {prices.map(({ id, what: price, at, isFailed, reason = "" }) => {
          const Icon = isFailed ? TriangleAlert : CalendarClock;
          return (
            <li key={id} className={`figures flex items-start gap-1.5 ${isFailed ? "text-danger" : "text-muted"}`}>
              <Icon size={14} aria-hidden className="mt-1 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {isFailed ? texts.failedNote({ price, at, reason }) : texts.note({ price, at })}
              </span>
            </li>
          );
        })}
      </ul>
      {record && (
        <button type="button" className={LINK} aria-label={texts.changeOf(title)} onClick={() => setIsOpen(true)}>
          {texts.change}
        </button>
      )}
      {isOpen && record && <PlannedPriceDialog record={record} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
