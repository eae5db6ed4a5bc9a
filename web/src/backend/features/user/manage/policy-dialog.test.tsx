// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { eventually, press, settled } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { PolicyDialog } from "./policy-dialog";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const box = (name: string) =>
  [...document.querySelectorAll("label")].find((label) => label.textContent === name)?.querySelector("input");

test("what two people decide at once holds together, and the second is told before it does", async () => {
  let stored = { version: 1, secondFactorRoles: ["ROLE_ADMIN"] };
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.includes("/roles")) return Response.json({ data: [], cursor: null });
    if (method !== "PUT") return Response.json({ data: stored });
    const sent = JSON.parse(String(body)) as typeof stored;
    if (sent.version !== stored.version)
      return Response.json({ errors: [{ code: "record.stale", message: "Inzwischen geändert." }] }, { status: 409 });
    stored = { ...sent, version: sent.version + 1 };
    return Response.json({ data: stored });
  });
  const onClose = vi.fn();
  mounted = await mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PolicyDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box("Administration")?.checked).toBe(true));
  box("Filialleitung")?.click();
  await settled();
  // Meanwhile somebody else has decided about another role.
  stored = { version: 2, secondFactorRoles: ["ROLE_ADMIN", "ROLE_EMPLOYEE"] };
  await press("Speichern");
  await eventually(() => expect(document.body.textContent).toContain("Jemand anderes hat inzwischen gespeichert."));
  expect(["Administration", "Filialleitung", "Mitarbeit"].map((name) => box(name)?.checked)).toEqual([
    true,
    true,
    true,
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await press("Speichern");
  await eventually(() => expect(onClose).toHaveBeenCalled());
  expect(stored.secondFactorRoles).toEqual(["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"]);
});
