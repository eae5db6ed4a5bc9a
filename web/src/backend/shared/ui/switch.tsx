import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, Switch as AriaSwitch } from "react-aria-components";
import { Check, Minus } from "lucide-react";

const SWITCH =
  "group flex min-h-10 cursor-pointer pointer-coarse:min-h-11 items-center gap-3 text-sm " +
  "data-disabled:cursor-not-allowed data-disabled:text-muted";
const TRACK =
  "flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 " +
  "transition-colors group-data-selected:border-action group-data-selected:bg-action " +
  "group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 " +
  "group-data-focus-visible:outline-focus";
const THUMB =
  "size-4.5 rounded-full bg-line-strong transition-transform group-data-selected:translate-x-4 " +
  "group-data-selected:bg-on-action";
const CHECKBOX = "group flex min-h-9 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11";
/** Without a text beside it, the box is in the middle of what a finger can press. */
const BARE = "pointer-coarse:-mx-3 pointer-coarse:w-11 pointer-coarse:justify-center";
const BOX =
  "grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-action " +
  "group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 " +
  "group-data-focus-visible:outline-focus group-data-selected:border-action group-data-selected:bg-action " +
  "group-data-indeterminate:border-action group-data-indeterminate:bg-action";

interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
  className?: string;
  /** Id of the element that explains it. */
  describedBy?: string | undefined;
}

export function Switch({
  isSelected,
  onChange,
  children,
  isDisabled = false,
  className = "",
  describedBy,
}: SwitchProps) {
  return (
    <AriaSwitch
      {...(describedBy ? { "aria-describedby": describedBy } : {})}
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      className={`${SWITCH} ${className}`}
    >
      <span className={TRACK}>
        <span className={THUMB} />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaSwitch>
  );
}

interface CheckboxProps extends Omit<SwitchProps, "children"> {
  /** The accessible name of a box without children. */
  label?: string;
  children?: ReactNode;
  isIndeterminate?: boolean;
}

export function Checkbox({
  isSelected,
  onChange,
  label,
  children,
  isDisabled = false,
  isIndeterminate = false,
  className = "",
  describedBy,
}: CheckboxProps) {
  return (
    <AriaCheckbox
      {...(describedBy ? { "aria-describedby": describedBy } : {})}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
      isDisabled={isDisabled}
      {...(label ? { "aria-label": label } : {})}
      className={`${CHECKBOX} ${children ? "" : BARE} ${className}`}
    >
      <span className={BOX}>
        {isIndeterminate ? (
          <Minus size={14} aria-hidden />
        ) : isSelected ? (
          <Check size={14} strokeWidth={3} aria-hidden />
        ) : null}
      </span>
      {children}
    </AriaCheckbox>
  );
}
