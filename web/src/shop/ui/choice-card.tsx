import type { InputHTMLAttributes, ReactNode } from "react";

/** A radio button in a bordered line that can be pressed as a whole. */
export function ChoiceCard({
  label,
  aside,
  checked,
  type = "radio",
  children,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  aside?: ReactNode;
  type?: "radio" | "checkbox";
  children?: ReactNode;
}) {
  return (
    <label
      className={
        "flex min-h-12 items-center gap-3 rounded-control border px-3 py-2 transition-colors " +
        (checked ? "border-action-text bg-action-soft" : "border-line bg-surface hover:border-line-strong") +
        (rest.disabled ? " opacity-60" : "")
      }
    >
      <input
        type={type}
        checked={checked}
        className={`${type === "radio" ? "radio" : "check"} size-6 shrink-0`}
        {...rest}
      />
      <span className="min-w-0 flex-1">
        {label}
        {children && <span className="block text-sm text-muted">{children}</span>}
      </span>
      {aside && <span className="figures shrink-0 text-sm text-muted">{aside}</span>}
    </label>
  );
}
