import { type ComponentProps, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";

/** The look of a button that shows only an icon. */
export const ICON_BUTTON =
  "grid size-9 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken " +
  "disabled:opacity-40 aria-disabled:cursor-default aria-disabled:opacity-40 pointer-coarse:size-11";

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
  sm: "min-h-9 gap-1.5 px-3 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11",
  md: "min-h-10 gap-2 px-4 text-sm pointer-coarse:min-h-11",
  lg: "min-h-12 gap-2 px-5 text-base",
  xl: "min-h-14 gap-2.5 px-5 text-lg",
};

/** A label stays on one line if there is room; with large letters on a small screen it wraps. */
const BASE =
  "inline-flex max-w-full shrink-0 items-center justify-center rounded-control py-1 leading-tight font-medium " +
  "transition-colors disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50";

/** The look of a button, for links that act as one. */
export function buttonClass({
  variant = "secondary",
  size = "md",
  className = "",
}: { variant?: Variant | undefined; size?: Size | undefined; className?: string | undefined } = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}

interface PressProps extends Omit<ComponentProps<"button">, "disabled" | "onClick" | "onKeyDown"> {
  isDisabled?: boolean | undefined;
  excludeFromTabOrder?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

/** The milliseconds after a press in which React has drawn what it has begun, if it draws anything. */
const DRAWING = 50;

/**
 * The browser's own button, without a look. The order desk starts with it; what opens a menu or a popover of
 * react-aria-components has a button of that library (`TriggerButton`), which is five times as large as all of these.
 *
 * Browsers take the focus from a button that is disabled, and whoever uses a keyboard would start at the top of the page
 * again, outside of the dialog around it. Therefore a button that has had the focus is never disabled for the browser: it
 * says that it cannot be pressed (`aria-disabled`), does nothing, and keeps the focus. So the trigger of a dialog that its
 * own action disables gets the focus back, too.
 */
export function PlainButton({ isDisabled = false, excludeFromTabOrder, onPress, onFocus, ...props }: PressProps) {
  const isHeld = useRef(false);
  const [isReached, setReached] = useState(false);
  useLayoutEffect(() => {
    // The button is drawn with what its last press has begun.
    isHeld.current = false;
  });
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // The row or card around the button is not meant.
    event.stopPropagation();
    // The second press of a double click would begin the same again before the button is disabled.
    if (isDisabled || isHeld.current) return event.preventDefault();
    isHeld.current = true;
    setTimeout(() => (isHeld.current = false), DRAWING);
    // Safari does not focus a pressed button, and a dialog that it opens could not return the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    onPress?.();
  };
  return (
    <button
      type="button"
      {...props}
      {...(excludeFromTabOrder ? { tabIndex: -1 } : {})}
      {...(isDisabled && (isReached ? { "aria-disabled": true } : { disabled: true }))}
      onFocus={(event) => {
        setReached(true);
        onFocus?.(event);
      }}
      onClick={press}
      onKeyDown={keepKey}
    />
  );
}

/** The keys that press a button do nothing else, and a key that is held presses once. */
function keepKey(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.stopPropagation();
  if (event.repeat) event.preventDefault();
}

export interface ButtonProps extends PressProps {
  variant?: Variant | undefined;
  size?: Size | undefined;
}

export function Button({ variant, size, className, ...props }: ButtonProps) {
  return <PlainButton {...props} className={buttonClass({ variant, size, className })} />;
}

/** A button that shows only an icon; `label` is its name. */
export function IconButton({ label, className = "", ...props }: PressProps & { label: string }) {
  return <PlainButton {...props} aria-label={label} className={`${ICON_BUTTON} ${className}`} />;
}
