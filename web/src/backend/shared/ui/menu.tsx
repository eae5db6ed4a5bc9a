import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { OPTION, POPOVER } from "./select";

export interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onAction: () => void;
}

/** A button (`children`) that opens a list of commands. */
export function Menu({
  label,
  entries,
  children,
}: {
  label: string;
  entries: readonly MenuEntry[];
  children: ReactNode;
}) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={POPOVER} placement="bottom end">
        <AriaMenu
          aria-label={label}
          className="outline-none"
          items={entries}
          onAction={(key) => entries.find(({ id }) => id === key)?.onAction()}
        >
          {(entry) => (
            <MenuItem
              isDisabled={entry.isDisabled ?? false}
              className={`${OPTION} ${entry.isDangerous ? "text-danger" : ""}`}
              textValue={typeof entry.label === "string" ? entry.label : entry.id}
            >
              {entry.icon}
              {entry.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
