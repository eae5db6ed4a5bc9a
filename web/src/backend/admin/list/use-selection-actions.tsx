import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type ReactNode, useState } from "react";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import type { Screen, SelectionAction } from "../screen";
import type { ListRows } from "./source/list-rows";

interface Chosen {
  screen: Screen;
  source: ListRows;
  selected: ReadonlyMap<string, AnyRecord>;
  /** Whether everything that matches is chosen, also what is not loaded. */
  isAll: boolean;
}

/** The screen's own actions for the chosen records, with what was chosen when one was opened. */
export function useSelectionActions({ screen, source, selected, isAll }: Chosen): {
  buttons: ReactNode;
  dialog: ReactNode;
} {
  const may = useMay();
  const [open, setOpen] = useState<{
    action: SelectionAction;
    load: (most: number) => Promise<readonly AnyRecord[]>;
  } | null>(null);
  const load = async (most: number): Promise<readonly AnyRecord[]> =>
    isAll ? source.loadMatching({ most }) : [...selected.values()].slice(0, most);
  return {
    buttons: screen.selectionActions
      ?.filter(({ permission }) => !permission || may({ permission }))
      .map((action) => (
        <Button key={action.id} size="sm" onPress={() => setOpen({ action, load })}>
          <action.Icon size={16} aria-hidden /> {action.label}
        </Button>
      )),
    dialog: open && <open.action.Dialog load={open.load} onClose={() => setOpen(null)} />,
  };
}
