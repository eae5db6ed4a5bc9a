import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { type ButtonProps, ICON_BUTTON, buttonClass } from "./button";

type TriggerProps = Omit<AriaButtonProps, "className"> & { className?: string };

/** A button that opens the menu or popover beside it in a `Menu` or `DialogTrigger`. */
export function TriggerButton({
  variant,
  size,
  className,
  ...props
}: TriggerProps & Pick<ButtonProps, "variant" | "size">) {
  return <AriaButton {...props} className={buttonClass({ variant, size, className })} />;
}

/** The same with only an icon; `label` is its name. */
export function TriggerIcon({ label, className = "", ...props }: TriggerProps & { label: string }) {
  return <AriaButton {...props} aria-label={label} className={`${ICON_BUTTON} ${className}`} />;
}
