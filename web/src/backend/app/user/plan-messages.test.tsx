// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../shared/testing/hands";
import { MessagesSection } from "../../features/planning/own/messages-section";
import { mountPart } from "../testing/part";

const STORED = { channels: ["mail"], mail: "anna@example.test", phone: null as string | null, browsers: 0 };
let stored: typeof STORED;
let sent: unknown[];
let mounted: Awaited<ReturnType<typeof mountPart>>;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "PUT") {
      sent.push(JSON.parse(String(body)));
      stored = { ...stored, ...JSON.parse(String(body)) };
    }
    return Response.json({ data: url.includes("/messages") ? stored : [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});
async function open(given: Partial<typeof STORED>): Promise<void> {
  stored = { ...STORED, ...given };
  mounted = await mountPart({ content: <MessagesSection /> });
  await eventually(() => expect(document.body.textContent).toContain("anna@example.test"));
}
const switchOf = (name: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest("label")?.textContent.includes(name),
  );

test("the last channel stays, and SMS needs a number", async () => {
  await open({});
  expect(switchOf("E-Mail")?.disabled).toBe(true);
  expect(switchOf("SMS")?.disabled).toBe(true);
  expect(document.body.textContent).toContain("Ländervorwahl");
  switchOf("Push-Nachricht")?.click();
  await eventually(() => expect(sent).toEqual([{ channels: ["mail", "push"] }]));
  await eventually(() => expect(document.body.textContent).toContain("Diese Browser bekommen die Nachrichten."));
  switchOf("E-Mail")?.click();
  await eventually(() => expect(sent.at(-1)).toEqual({ channels: ["push"] }));
});

test("SMS is chosen where there is a number, and can be given up when it is gone", async () => {
  await open({ phone: "+436601234567" });
  expect(document.body.textContent).toContain("+436601234567");
  switchOf("SMS")?.click();
  await eventually(() => expect(sent).toEqual([{ channels: ["mail", "sms"] }]));
  await mounted.unmount();
  await open({ channels: ["mail", "sms"] });
  expect(switchOf("SMS")?.disabled).toBe(false);
});
