// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { FoundPerson } from "@tresen/contract/privacy/found-person";
import { afterEach, expect, test, vi } from "vitest";
import { eventually, press, type } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { FindPerson } from "./find-person";

const sent = vi.fn();
const gone = vi.fn();
let found: FoundPerson;

vi.mock("../../../../shared/api", () => ({
  ApiError: Error,
  call: async (route: string, { body }: { body: unknown }) => {
    sent(route, body);
    return route === "POST /api/privacy/find" ? found : { id: "cus_1" };
  },
}));
vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: unknown }) => children,
  useNavigate: () => gone,
}));
vi.mock("../../../shared/session", async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ roles: ["ROLE_ADMIN"], branches: [] }),
}));
vi.mock("../../../admin/form/form-context", () => ({ useForm: () => ({ zone: "Europe/Vienna" }) }));

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  sent.mockReset();
});

async function search(answer: FoundPerson): Promise<void> {
  found = answer;
  mounted = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <FindPerson />
    </QueryClientProvider>,
  );
  await type({ into: document.querySelector("input"), text: "nora@example.test" });
  await press("Person suchen");
}
const text = (): string => document.body.textContent ?? "";
const order = { id: "ord_1", ticketNumber: 12, createdAt: "2026-06-05T16:30:00.000Z", branch: "Mitte" };

test("what nobody owns is told, and entered as a customer with what was searched", async () => {
  await search({ customers: [], orders: [order], forms: 2 });
  await eventually(() => expect(text()).toContain("Ticket 12 vom 05.06.2026, Mitte"));
  expect(text()).toContain("2 Formulare");
  const sought = { email: "nora@example.test", phone: "", lastName: "" };
  expect(sent).toHaveBeenLastCalledWith("POST /api/privacy/find", sought);
  await press("Als Kunden anlegen");
  const customer = { lastName: "", emails: ["nora@example.test"], phones: [] };
  await eventually(() => expect(sent).toHaveBeenLastCalledWith("POST /api/{resource}", customer));
  expect(gone).toHaveBeenCalledWith({ to: "/$resource/$id", params: { resource: "customers", id: "cus_1" } });
});

test("a customer is linked and not entered again, and nothing is said to be nothing", async () => {
  await search({ customers: [{ id: "cus_7", number: 7 }], orders: [order], forms: 0 });
  await eventually(() => expect(text()).toContain("Kunde 7"));
  expect(text()).not.toContain("Als Kunden anlegen");
  await mounted.unmount();
  await search({ customers: [], orders: [], forms: 0 });
  await eventually(() => expect(text()).toContain("Nichts gefunden."));
});
