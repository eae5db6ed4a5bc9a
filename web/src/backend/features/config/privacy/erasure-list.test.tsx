// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Erasure } from "@tresen/contract/privacy/erasure";
import { afterEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { ErasureList } from "./erasure-list";

const asked = vi.fn<(cursor: string | undefined) => { data: Erasure[]; cursor: string | null }>();
vi.mock("../../../../shared/api", () => ({
  ApiError: class {},
  callPage: async (_route: string, { query }: { query: { cursor?: string } }) => asked(query.cursor),
}));
vi.mock("../../../admin/form/form-context", () => ({ useForm: () => ({ zone: "Europe/Vienna" }) }));

const erasure = (number: number): Erasure => ({
  ...{ id: `e${number}`, customer: "cus_1", number, startedBy: { id: "usr_1", name: "Ada" }, job: "job_1" },
  ...{ startedAt: "2026-06-05T16:30:00.000Z", endedAt: "2026-06-05T16:31:00.000Z", state: "done" },
  ...{ orders: 2, uploads: 0, locked: 1 },
});
let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  asked.mockReset();
});
const text = (): string => document.body.textContent ?? "";
async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  mounted = await mount(
    <QueryClientProvider client={client}>
      <ErasureList />
    </QueryClientProvider>,
  );
}

test("nothing is asked for before somebody wants to see it, and then one page after the other", async () => {
  asked.mockImplementation((cursor) =>
    cursor === undefined ? { data: [erasure(7)], cursor: "next" } : { data: [erasure(6)], cursor: null },
  );
  await open();
  expect(asked).not.toHaveBeenCalled();
  await press("Löschungen ansehen");
  await eventually(() => expect(text()).toContain("Kunde 7 05.06.2026"));
  expect(text()).not.toContain("Kunde 6");
  await press("Weitere anzeigen");
  await eventually(() => expect(text()).toContain("Kunde 6"));
  expect(text()).not.toContain("Weitere anzeigen");
});

test("a list that could not be loaded says so, and is loaded again", async () => {
  asked.mockImplementationOnce(() => {
    throw new Error("offline");
  });
  asked.mockImplementation(() => ({ data: [], cursor: null }));
  await open();
  await press("Löschungen ansehen");
  await eventually(() => expect(text()).toContain("konnten nicht geladen werden"));
  await press("Erneut versuchen");
  await eventually(() => expect(text()).toContain("Noch wurde niemand gelöscht."));
});
