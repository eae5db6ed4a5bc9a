import type { ReactNode } from "react";
function Icon({ size = 20, children }: { size?: number; children: ReactNode }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

export const Pause = () => (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);
export const Play = () => (
  <Icon>
    <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />
  </Icon>
);
export const ArrowDown = () => (
  <Icon size={24}>
    <path d="M12 5v14M6 13l6 6l6-6" />
  </Icon>
);
export const ArrowRight = () => (
  <Icon>
    <path d="M5 12h14M13 6l6 6l-6 6" />
  </Icon>
);
export const Mail = () => (
  <Icon>
    <path d="M3.5 6h17v12h-17ZM4 6.5l8 6.5l8-6.5" />
  </Icon>
);
export const Turn = () => (
  <Icon>
    <path d="M20 7v5h-5M4 17v-5h5M19 12a7 7 0 0 0-12.5-3.5M5 12a7 7 0 0 0 12.5 3.5" />
  </Icon>
);

/** Icons by the service that a link leads to; for all others a globe. */
const SERVICES: readonly { host: RegExp; name: string; path: string }[] = [
  {
    host: /(?:^|\.)instagram\.com$/,
    name: "Instagram",
    path:
      "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z" +
      "M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4ZM16.6 7.3v.1",
  },
  { host: /(?:^|\.)facebook\.com$/, name: "Facebook", path: "M15.5 4.5h-2a3 3 0 0 0-3 3V20M7.5 11.5h7" },
  {
    host: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
    name: "YouTube",
    path: "M5.5 6.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM10.5 9.5v5l4-2.5Z",
  },
  {
    host: /(?:^|\.)linkedin\.com$/,
    name: "LinkedIn",
    path: "M6 10v8M6 6.2v.1M10.5 18v-8M10.5 13.5a3.4 3.4 0 0 1 7 0V18",
  },
];
const GLOBE = "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z";

/** In the light theme a disc with the sign cut out, in the dark theme a ring with the sign in it. */
export function SocialIcon({ url, scheme }: { url: string; scheme: "light" | "dark" }) {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  const path = SERVICES.find((service) => service.host.test(host))?.path ?? GLOBE;
  return (
    <span
      data-scheme={scheme}
      className={
        "grid size-9 shrink-0 place-items-center rounded-full " +
        (scheme === "dark" ? "border-2 border-ink text-ink" : "bg-ink text-surface")
      }
    >
      <Icon size={18}>
        <path d={path} />
      </Icon>
    </span>
  );
}
