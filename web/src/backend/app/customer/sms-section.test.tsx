// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { SmsSection } from "../../features/customer/sms-section";

const at = "2026-06-05T16:30:00.000Z";
const order = { createdAt: at, branch: { id: "b", name: "Mitte" } };
let allowed = true;
vi.mock("../../../shared/api", () => ({
  call: async () => ({
    orders: [
      { ...order, id: "ord_1", ticketNumber: 7, isSmsEnabled: allowed },
      { ...order, id: "ord_2", ticketNumber: 8, isSmsEnabled: false },
    ],
  }),
}));
vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: ReactNode }) => <a>{children}</a> }));
vi.mock("../../shared/branches", () => ({ useZoneOf: () => () => "Europe/Vienna" }));

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

const open = async () => {
  mounted = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <SmsSection record={{ id: "cus_1", version: 1, createdAt: at, updatedAt: at }} />
    </QueryClientProvider>,
  );
};
const text = () => document.body.textContent;

test("the customer's page says with which orders SMS were allowed, and that this is no advertising", async () => {
  await open();
  await eventually(() => expect(text()).toContain("Ticket 7, 05.06.2026 18:30, Mitte"));
  expect(text()).toContain("Für Werbung gilt das nicht");
  expect(text()).not.toContain("Ticket 8");
  await mounted.unmount();
  allowed = false;
  await open();
  await eventually(() => expect(text()).toContain("Mit keiner der letzten Bestellungen wurden SMS erlaubt."));
});
