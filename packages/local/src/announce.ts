import type { DemoUser } from "./seed/users";

/** What a person sees when the platform is up. */
export function announcement({ url, users, clock }: { url: string; users: readonly DemoUser[]; clock: Date | null }): string {
  const width = Math.max(0, ...users.map(({ username }) => username.length));
  return [
    "",
    "Tresen is running.",
    "",
    `  Shop          ${url}/`,
    `  Back-office   ${url}/backend`,
    `  Behind it     ${url}/_local`,
    ...(clock ? [`  Clock         ${clock.toISOString()}`] : []),
    ...(users.length > 0 ? ["", ...users.map(({ username, password }, index) => `  ${index === 0 ? "Log-ins" : "       "}       ${username.padEnd(width)}   ${password}`)] : []),
    "",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}
