import { Check, TriangleAlert } from "lucide-react";
import { useDeferredValue } from "react";
import type { Hex } from "../../../shared/palette";
import { Button } from "../../shared/ui/button";
import { CONTRAST_TEXTS } from "./config.texts";
import type { Contrast } from "./contrast";

/** How well a colour can be read where the shop uses it, and the nearest one that can. Nothing is refused. */
export function ContrastNotes({
  contrasts,
  nearest,
  onTake,
}: {
  contrasts: readonly Contrast[];
  nearest: Hex | null;
  onTake: (color: Hex) => void;
}) {
  const failing = contrasts.filter(({ passes }) => !passes).length;
  // A screen reader hears the sum, and only once typing rests.
  const sum = useDeferredValue(failing);
  return (
    <div className="flex flex-col gap-2 rounded-panel border border-line p-3 text-sm">
      <p className="font-medium" role="status">
        {CONTRAST_TEXTS.title}: {sum === 0 ? CONTRAST_TEXTS.allPass : CONTRAST_TEXTS.failing(sum)}
      </p>
      <ul className="flex flex-col gap-1.5">
        {contrasts.map(({ use, ratio, needed, passes, shade }) => (
          <li key={use} className="flex gap-2">
            {passes ? (
              <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-success" />
            ) : (
              <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
            )}
            <span className="min-w-0">
              {CONTRAST_TEXTS.uses[use]}:{" "}
              <strong className="figures whitespace-nowrap">{CONTRAST_TEXTS.ratio(ratio)}</strong>
              {!passes && (
                <span className="text-muted">
                  {" "}
                  ({CONTRAST_TEXTS.needed(needed)}). {shade ? CONTRAST_TEXTS.instead(shade) : CONTRAST_TEXTS.faint}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {nearest && (
        <p className="flex flex-wrap items-center gap-2">
          {CONTRAST_TEXTS.nearest}
          <span aria-hidden className="size-5 rounded-full border border-line-strong" style={{ background: nearest }} />
          <Button size="sm" onPress={() => onTake(nearest)}>
            {CONTRAST_TEXTS.take(nearest)}
          </Button>
        </p>
      )}
    </div>
  );
}
