import { ONLINE_METHODS } from "@tresen/contract/payment/payment";
import type { DemoUser } from "./seed/users";

/** The message shown when the platform has started. */
export function announcement({
  url,
  networkUrls,
  users,
  limits,
  clock,
  payments,
}: {
  url: string;
  networkUrls: readonly string[];
  users: readonly DemoUser[];
  limits: "on" | "off";
  clock: Date | null;
  payments: readonly string[];
}): string {
  const width = Math.max(0, ...users.map(({ username }) => username.length));
  const offered = payments.length > 0 ? payments.join(", ") : "not offered";
  const refusedSome = payments.length < ONLINE_METHODS.length;
  return [
    "",
    "Tresen is running.",
    "",
    `  Shop          ${url}/`,
    `  Back-office   ${url}/backend`,
    `  Behind it     ${url}/_local`,
    ...networkUrls.map((address, index) => `  ${index === 0 ? "From outside" : "            "}  ${address}/`),
    ...(clock ? [`  Clock         ${clock.toISOString()}`] : []),
    ...(limits === "off" ? ["  Limits        off: anybody may order and send as much as they like"] : []),
    `  Pay online    ${offered}${refusedSome ? " (what is said above tells why)" : ""}`,
    ...(users.length > 0
      ? [
          "",
          ...users.map(
            ({ username, password, pin }, index) =>
              `  ${index === 0 ? "Log-ins" : "       "}       ${username.padEnd(width)}   ${password}   PIN ${pin}`,
          ),
        ]
      : []),
    "",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}
