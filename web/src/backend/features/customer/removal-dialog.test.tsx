// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { type ReactElement, act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { isCustomerDataShownAtom } from "../../shared/visibility";
import { HandOutDialog } from "./hand-out-dialog";
import { RemovalDialog } from "./removal-dialog";

let alike: object[] = [];
vi.mock("../../../shared/api", () => ({ ApiError: Error, call: async () => alike }));
vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: unknown }) => children }));
vi.mock("../../shared/session", async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ roles: ["ROLE_ADMIN"], branches: [] }),
}));
vi.mock("../../shared/config", () => ({ useCurrency: () => "EUR" }));

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, true));
});
const at = "2026-06-05T16:30:00.000Z";
const record = { id: "cus_1", version: 1, createdAt: at, updatedAt: at, number: 7 };
const other = { ...record, id: "cus_2", number: 9, firstName: "Anna", lastName: "Gruber", companyName: "" };
const open = async (dialog: ReactElement): Promise<void> => {
  mounted = await mount(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);
};
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

test("who may be the same person is shown first, then what goes and what stays", async () => {
  alike = [{ customer: { ...other, branches: [], orderCount: 2, grossTotal: 1000 }, reasons: ["name"] }];
  const onConfirm = vi.fn();
  await open(<RemovalDialog record={record} onConfirm={onConfirm} onClose={() => undefined} />);
  await eventually(() => expect(document.body.textContent).toContain("Kunde 9"));
  const text = document.body.textContent ?? "";
  for (const part of ["Kunde 7 endgültig löschen?", "Das wird gelöscht", "Das bleibt", "nicht rückgängig"])
    expect(text).toContain(part);
  expect(text.indexOf("Kunde 9")).toBeLessThan(text.indexOf("Das wird gelöscht"));
  expect(onConfirm).not.toHaveBeenCalled();
  await act(async () => button("Endgültig löschen")?.click());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("files are offered to be handed out, unless customer data is hidden", async () => {
  await open(<HandOutDialog record={record} onClose={() => undefined} />);
  const links = (): (string | null)[] => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links()).toEqual(["json", "pdf"].map((format) => `/api/customers/cus_1/export?format=${format}`));
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, false));
  expect(links()).toEqual([]);
  expect(document.body.textContent).toContain("Kundendaten sind verborgen");
});
