import type { ButtonHTMLAttributes } from "react";

export type ButtonLook = "action" | "quiet" | "plain" | "danger";

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 " +
  "text-center font-semibold leading-tight transition-colors duration-150";
const LOOKS: Record<ButtonLook, string> = {
  action: "bg-action text-on-action hover:bg-action-hover disabled:bg-sunken disabled:text-muted",
  quiet: "border border-line-strong bg-surface text-ink hover:bg-sunken disabled:text-muted disabled:border-line",
  plain: "text-action-text hover:bg-action-soft",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-soft",
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = "action", extra = ""): string {
  return `${SHAPE} ${LOOKS[look]} ${extra}`;
}

export function Button({
  look = "action",
  className = "",
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** A square button with an icon; `label` is its name. */
export function IconButton({
  label,
  className = "",
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={
        "grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors " +
        "hover:bg-sunken disabled:text-muted disabled:opacity-50 " +
        className
      }
      {...rest}
    >
      {children}
    </button>
  );
}
