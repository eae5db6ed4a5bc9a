import type { SVGProps } from "react";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "width" | "height"> {
  /** The size in pixels at the default font size; it grows with the font. */
  size?: number;
}

/** A line drawing on a grid of 24. It is decoration only: the control around it has the accessible name. */
export function icon(path: string) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    const length = `${size / 16}rem`;
    return (
      <svg
        viewBox="0 0 24 24"
        width={length}
        height={length}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
