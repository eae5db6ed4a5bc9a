/** Behind what shines through. */
const CHECKS = "bg-white [background:repeating-conic-gradient(#d9d6d0_0_25%,#ffffff_0_50%)_0_0/16px_16px]";

/**
 * A drawn template, which takes the room that it has in its own proportions. The renderer writes only paths and pictures,
 * no text and no scripts.
 */
export function SvgPicture({
  svg,
  background,
  label,
  className = "",
}: {
  svg: string;
  background: string;
  /** Empty where a text beside it says what it is. */
  label: string;
  className?: string;
}) {
  return (
    <span
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className={`forced-color-adjust-none [&>svg]:block [&>svg]:size-full ${background.length === 7 ? "bg-white" : CHECKS} ${className}`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
