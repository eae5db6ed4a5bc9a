// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeskHeader } from "../features/order/desk/desk-header";
import { ADMIN } from "./testing/page";
import { mountPart } from "./testing/part";

beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json({ data: [] })));
afterEach(() => void vi.unstubAllGlobals());

/** The links of the desk's head for somebody with these permissions. */
const linksFor = async (permissions: readonly string[]): Promise<string[]> => {
  const { element, unmount } = await mountPart({
    content: (
      <DeskHeader branch={undefined} leftOver={0} hasNew={false} onBranch={() => undefined} onFind={() => undefined} />
    ),
    me: {
      ...{ ...ADMIN, roles: [], branches: [{ id: "brn_1" }] },
      permissions: permissions.map((permission) => ({ permission, scope: "branches" as const })),
    },
  });
  const links = [...element.querySelectorAll("a")].map(({ textContent }) => textContent);
  await unmount();
  return links;
};

test("the desk leads to „Jetzt“ only where there is something to see for the person", async () => {
  expect(await linksFor(["order.read", "order.phone"])).toEqual(["Neue Bestellung"]);
  expect(await linksFor(["order.read", "order.busy"])).toEqual(["Jetzt"]);
});
