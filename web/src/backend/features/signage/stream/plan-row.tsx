import type { CSSProperties, ReactNode } from "react";
import { useErrorWithin } from "../../../admin/form/form-context";
import { FieldMessage } from "../../../shared/ui/input";

/** A row of the list, with what is wrong with its entry. */
export function PlanRow({ path, color, children }: { path: string; color: CSSProperties; children: ReactNode }) {
  const error = useErrorWithin(path);
  return (
    <li data-field={path} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-sm">
      <span aria-hidden style={color} className="size-4 shrink-0 rounded-sm border border-line-strong" />
      {children}
      {error && (
        <span className="basis-full">
          <FieldMessage>{error}</FieldMessage>
        </span>
      )}
    </li>
  );
}
