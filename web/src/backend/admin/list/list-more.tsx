import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { Columns3, Download, Ellipsis, Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Dialog, Popover } from "react-aria-components";
import { TriggerButton } from "../../shared/ui/trigger-button";
import { Menu, type MenuEntry } from "../../shared/ui/menu";
import { LIST_TEXTS } from "./list.texts";

const ICON = { size: 16, "aria-hidden": true } as const;

interface ListMoreProps {
  resource: Resource;
  /** Null while there is nothing to export. */
  onExport: (() => void) | null;
  canImport: boolean;
  /** Further actions of the list. */
  commands: readonly MenuEntry[];
  columnsPanel: ReactNode;
  /** The look of the popover with the columns. */
  panelClass: string;
}

/** On a phone, what is seldom done with a list is in a menu. */
export function ListMore({ resource, onExport, canImport, commands, columnsPanel, panelClass }: ListMoreProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const openImport = (): void => void navigate({ to: "/import/$resource", params: { resource: resource.name } });
  return (
    <div ref={place} className="@min-[40rem]:hidden">
      <Menu
        label={LIST_TEXTS.more}
        entries={[
          {
            id: "columns",
            label: LIST_TEXTS.columns,
            icon: <Columns3 {...ICON} />,
            onAction: () => setColumnsOpen(true),
          },
          {
            id: "export",
            label: LIST_TEXTS.export,
            icon: <Download {...ICON} />,
            isDisabled: !onExport,
            onAction: () => onExport?.(),
          },
          ...(canImport
            ? [{ id: "import", label: LIST_TEXTS.import, icon: <Upload {...ICON} />, onAction: openImport }]
            : []),
          ...commands,
        ]}
      >
        <TriggerButton className="px-3!">
          <Ellipsis size={18} aria-hidden /> {LIST_TEXTS.more}
        </TriggerButton>
      </Menu>
      <Popover
        triggerRef={place}
        isOpen={areColumnsOpen}
        onOpenChange={setColumnsOpen}
        className={panelClass}
        placement="bottom end"
      >
        <Dialog aria-label={LIST_TEXTS.columns} className="relative flex flex-col p-3 outline-none">
          {columnsPanel}
        </Dialog>
      </Popover>
    </div>
  );
}
