// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../../shared/testing/hands";
import type { Me } from "../../../shared/session";
import { mountPart } from "../../testing/part";
import { WaitingAbsences } from "./waiting-absences";
import { WaitingTimeRequests } from "./waiting-time-requests";

const EMPLOYEE: Me = { id: "usr_e", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const MANAGER: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function shown(me: Me): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const data = [{ mayDecide: true }, { mayDecide: true }, { mayDecide: false }];
    return Response.json(url.includes("/absences") ? { data, cursor: null } : { data: data.slice(1) });
  });
  const content = (
    <>
      <WaitingAbsences />
      <WaitingTimeRequests />
    </>
  );
  mounted = await mountPart({ content, me });
  await eventually(() => expect(document.body.textContent).toContain("1 Antrag zu entscheiden"));
  return asked;
}

test("whoever decides sees how many absences and requests wait", async () => {
  await shown(MANAGER);
  await eventually(() => expect(document.body.textContent).toContain("2 Abwesenheiten zu entscheiden"));
});

test("whoever decides about no absence does not ask for them", async () => {
  const asked = await shown(EMPLOYEE);
  expect(asked.some((url) => url.includes("/api/absences"))).toBe(false);
});
