import { beforeAll, expect, test } from "vitest";
import { handler } from "../src/api/device/print";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { context, request } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
let address = "";

const post = (path: string, body: unknown = {}) =>
  send({ method: "POST", path: `/api/${path}`, body, session: sessions.admin });

beforeAll(async () => {
  sessions = await openShop();
  const fields = { branch: "brn_mitte", kind: "print" };
  for (const [id, driver] of [
    ["dev_epson", "epson-sdp"],
    ["dev_star", "cloudprnt"],
  ])
    expect((await post("devices", { id, identifier: id?.slice(4), name: id, driver, ...fields })).status).toBe(201);
  address = new URL(((await post("devices/dev_epson/key")).data as { url: string }).url).pathname;
});

async function form(fields: Record<string, string>): Promise<string> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const asked = request({ method: "POST", path: address, body: new URLSearchParams(fields).toString(), headers });
  return (await withGrantsOf("print", () => handler(asked, context))).body ?? "";
}

/** Answers all that the printer is asked for until the call has its answer. */
async function answered<Answer>(call: Promise<Answer>, response: string): Promise<Answer> {
  let isAnswered = false;
  void call.finally(() => (isAnswered = true));
  while (!isAnswered) {
    const token = /<printjobid>([^<]+)</.exec(await form({ ConnectionType: "GetRequest", ID: "1" }))?.[1];
    const job = `<Parameter><printjobid>${token}</printjobid></Parameter>`;
    const file = `<PrintResponseInfo><ePOSPrint>${job}<PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
    if (token) await form({ ConnectionType: "SetResponse", ID: "1", ResponseFile: file });
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return call;
}

test("a test page is printed, and the call waits for it", async () => {
  const call = post("devices/dev_epson/test/print");
  expect(await answered(call, '<response success="true" code="" status="0"/>')).toMatchObject({
    status: 200,
    data: { state: "printed", document: "test", order: null, isCopy: false },
  });
  const { data } = await send({ path: "/api/devices/dev_epson/status", session: sessions.employee });
  expect(data).toMatchObject({ hasKey: true, isOnline: true, waiting: 0 });
});

test("tests of a device that is of another kind are refused in the words of the specification", async () => {
  expect(await post("devices/dev_star/test/notification")).toMatchObject({
    status: 409,
    errors: [{ message: "Test nicht erfolgreich." }, {}],
  });
  for (const device of ["dev_star", "dev_epson"])
    expect(await post(`devices/${device}/request-device-logs`)).toMatchObject({
      status: 409,
      errors: [{ message: "Log konnte nicht angefordert werden." }, {}],
    });
  // It would wait for a printer that cannot ask.
  expect(await post("devices/dev_star/test/print")).toMatchObject({
    status: 409,
    errors: [{ message: "Test nicht erfolgreich." }, { message: expect.stringContaining("keinen gültigen Schlüssel") }],
  });
  await post("devices/dev_star/key");
  expect(await post("devices/dev_star/request-device-logs")).toMatchObject({
    status: 409,
    errors: [{}, { message: expect.stringContaining("noch nie gemeldet") }],
  });
  const foreign = await send({ method: "POST", path: "/api/devices/dev_star/key", session: sessions.employee });
  expect(foreign.status).toBe(403);
});
