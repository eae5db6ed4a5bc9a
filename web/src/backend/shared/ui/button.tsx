import { type ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";

type Variant = "primary" | "soft" | "secondary" | "ghost" | "danger";
type Size = "sm" | "md" | "lg" | "xl";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-action text-on-action hover:bg-action-hover",
  soft: "border border-action bg-action-soft text-action-text hover:bg-action hover:text-on-action",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-sunken",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-soft",
};
const SIZES: Record<Size, string> = {
  sm: "h-9 gap-1.5 px-3 text-sm pointer-coarse:h-11",
  md: "h-10 gap-2 px-4 text-sm pointer-coarse:h-11",
  lg: "h-12 gap-2 px-5 text-base",
  xl: "h-14 gap-2.5 px-5 text-lg",
};

/** The look of a button, for links that act as one. */
export function buttonClass({
  variant = "secondary",
  size = "md",
  className = "",
}: { variant?: Variant; size?: Size; className?: string } = {}): string {
  return `inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap transition-colors disabled:opacity-50 ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
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

/** A button that shows only a picture; `label` is its name. */
export function IconButton({
  label,
  className = "",
  children,
  ...props
}: Omit<AriaButtonProps, "className" | "children"> & { label: string; className?: string; children: ReactNode }) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={`grid size-9 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken disabled:opacity-40 pointer-coarse:size-11 ${className}`}
    >
      {children}
    </AriaButton>
  );
}
