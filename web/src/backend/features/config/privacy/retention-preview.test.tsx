// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { RetentionView } from "@tresen/contract/privacy/retention/retention.view";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { RetentionPreview } from "./retention-preview";

const OLDEST = "2025-01-02T10:00:00.000Z";
const nothing = { months: null, cutoff: null, count: 0, isMore: false, oldest: null, isConfirmed: false };
const orders = { ...nothing, kind: "orders" as const, months: 12, cutoff: "2025-11-27", count: 1, oldest: OLDEST };
let shown: RetentionView;
const sent = vi.fn();

vi.mock("../../../../shared/api", () => ({
  ApiError: Error,
  call: async (route: string, request: unknown) => {
    if (route === "GET /api/config") return { version: 3, ordersKeptMonths: shown.kinds[0]?.months ?? null };
    if (route.startsWith("POST")) sent(route, request);
    return shown;
  },
}));
vi.mock("../../../admin/form/form-context", () => ({ useForm: () => ({ zone: "Europe/Vienna" }) }));

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  sent.mockReset();
});

async function open({ kinds, typed }: { kinds: RetentionView["kinds"]; typed: (number | null)[] }): Promise<void> {
  shown = { kinds, confirmedAt: null, lastRun: null };
  mounted = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <RetentionPreview typed={typed} />
    </QueryClientProvider>,
  );
}
const text = (): string => document.body.textContent ?? "";
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const kept = [
  { ...nothing, kind: "customers" as const },
  { ...nothing, kind: "uploads" as const },
];

test("without periods nothing is removed, and nothing is to be confirmed", async () => {
  await open({ kinds: [{ ...nothing, kind: "orders" }, ...kept], typed: [null, null, null] });
  await eventually(() => expect(text()).toContain("Nichts wird von selbst gelöscht"));
  expect(button("Löschung bestätigen …")).toBeUndefined();
});

test("what would be removed is told before it is confirmed, with the days that are shown", async () => {
  await open({ kinds: [orders, ...kept], typed: [12, null, null] });
  await eventually(() => expect(text()).toContain("1 Bestellung von vor dem 27.11.2025"));
  for (const part of ["Von 02.01.2025 an", "Noch nicht bestätigt, nichts wird gelöscht", "Ohne Frist, alles bleibt"])
    expect(text()).toContain(part);
  expect(sent).not.toHaveBeenCalled();
  await act(async () => button("Löschung bestätigen …")?.click());
  await eventually(() => expect(button("Endgültig löschen lassen")).toBeDefined());
  expect(sent).not.toHaveBeenCalled();
  await act(async () => button("Endgültig löschen lassen")?.click());
  await eventually(() =>
    expect(sent).toHaveBeenCalledWith("POST /api/privacy/retention/start", {
      body: { cutoffs: { orders: "2025-11-27", customers: null, uploads: null } },
    }),
  );
});

test("periods that are not saved cannot be confirmed, and confirmed ones need not be", async () => {
  await open({ kinds: [orders, ...kept], typed: [6, null, null] });
  await eventually(() => expect(text()).toContain("noch nicht gespeichert"));
  expect(button("Löschung bestätigen …")?.disabled).toBe(true);
  await mounted.unmount();
  await open({ kinds: [{ ...orders, isConfirmed: true }, ...kept], typed: [12, null, null] });
  await eventually(() => expect(text()).toContain("Bestätigt, wird jede Nacht gelöscht"));
  expect(button("Löschung bestätigen …")).toBeUndefined();
});
