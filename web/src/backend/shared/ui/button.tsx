import { type ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";

const ICON_BUTTON =
  "grid size-9 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken " +
  "disabled:opacity-40 pointer-coarse:size-11";

type Variant = "primary" | "soft" | "secondary" | "ghost" | "danger" | "alarm";
type Size = "sm" | "md" | "lg" | "xl";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-action text-on-action hover:bg-action-hover",
  soft: "border border-action bg-action-soft text-action-text hover:bg-action hover:text-on-action",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-sunken",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-soft",
  alarm: "bg-danger text-surface hover:opacity-90",
};
const SIZES: Record<Size, string> = {
  sm: "min-h-9 gap-1.5 px-3 text-sm pointer-coarse:min-h-11",
  md: "min-h-10 gap-2 px-4 text-sm pointer-coarse:min-h-11",
  lg: "min-h-12 gap-2 px-5 text-base",
  xl: "min-h-14 gap-2.5 px-5 text-lg",
};

/** A label stays on one line if there is room; with large letters on a small screen it wraps. */
const BASE =
  "inline-flex max-w-full shrink-0 items-center justify-center rounded-control py-1 leading-tight font-medium " +
  "transition-colors disabled:opacity-50";

/** The look of a button, for links that act as one. */
export function buttonClass({
  variant = "secondary",
  size = "md",
  className = "",
}: { variant?: Variant; size?: Size; className?: string } = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "children"> {
  variant?: Variant;
  size?: Size;
  className?: string;
  children: ReactNode;
}

export function Button({ variant, size, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonClass({ variant, size, className })}>
      {children}
    </AriaButton>
  );
}

/** A button that shows only an icon; `label` is its name. */
export function IconButton({
  label,
  className = "",
  children,
  ...props
}: Omit<AriaButtonProps, "className" | "children"> & { label: string; className?: string; children: ReactNode }) {
  return (
    <AriaButton {...props} aria-label={label} className={`${ICON_BUTTON} ${className}`}>
      {children}
    </AriaButton>
  );
}
