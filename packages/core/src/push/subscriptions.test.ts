import { describe, expect, test } from "vitest";
import { inputOf, usePushDevices } from "../../test/push";
import { refusal } from "../../test/refusal";
import { NOW, admin, staff } from "../../test/shop";
import { goneDevices, listPushSubscriptions, subscribePush, unsubscribePush } from ".";

const MINUTE = 60_000;
const employee = staff("ROLE_EMPLOYEE", "center");
const { service, subscribed, browsersOf } = usePushDevices();

describe("subscriptions", () => {
  test("are made by staff of the device's branch, for known push services alone", async () => {
    const ask = (changes: object, actor = employee) =>
      refusal(
        subscribePush({
          actor,
          input: { ...inputOf(service.browser(), "dev_all"), ...changes },
          userAgent: "",
          now: NOW,
        }),
      );
    expect(await ask({ device: "dev_harbor" })).toMatchObject({ kind: "forbidden" });
    expect(await ask({ device: "dev_unknown" })).toMatchObject({ kind: "missing" });
    expect(await ask({ device: "dev_printer" }, admin)).toMatchObject({ code: "push.device" });
    for (const endpoint of [
      "https://push.example.test/x",
      "https://fcm.googleapis.com.example.test/x",
      "https://evilpush.apple.com/x",
      "https://push.apple.com/x",
      "https://fcm.googleapis.com:8443/x",
      "https://user:password@fcm.googleapis.com/x",
      "http://fcm.googleapis.com/x",
      "https://127.0.0.1/x",
      "http://169.254.169.254/latest",
      new URL("/pushed/../other", service.browser().endpoint).href,
    ])
      expect([endpoint, (await ask({ endpoint }, admin)) as unknown]).toMatchObject([
        endpoint,
        { code: "push.endpoint" },
      ]);
    expect(await ask({ keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } })).toMatchObject({
      code: "push.keys.p256dh",
    });
    for (const host of ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"])
      await subscribePush({
        actor: employee,
        input: { ...inputOf(service.browser(), "dev_all"), endpoint: `https://${host}/x` },
        userAgent: "",
        now: NOW,
      });
    expect(await listPushSubscriptions({ actor: employee, device: "dev_all" })).toHaveLength(3);
    expect(await refusal(listPushSubscriptions({ actor: employee, device: "dev_harbor" }))).toMatchObject({
      kind: "forbidden",
    });
  });

  test("replace themselves, are at most ten a device, also at once, and say which browser they are", async () => {
    await browsersOf();
    const browser = service.browser();
    const userAgent = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36";
    for (const now of [NOW, NOW + MINUTE])
      await subscribePush({ actor: employee, input: inputOf(browser, "dev_all"), userAgent, now });
    expect(await listPushSubscriptions({ actor: employee, device: "dev_all" })).toMatchObject([
      { device: "dev_all", browser: "Chrome, Android", createdAt: new Date(NOW + MINUTE).toISOString() },
    ]);
    for (let count = 1; count < 8; count += 1) await subscribed("dev_all");
    const last = await Promise.allSettled([subscribed("dev_all"), subscribed("dev_all"), subscribed("dev_all")]);
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(last.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "push.full" } });
    await subscribePush({ actor: employee, input: inputOf(browser, "dev_all"), userAgent, now: NOW });
  });

  test("are removed by staff of the branch", async () => {
    const { dev_harbor: foreign, dev_all: own } = await browsersOf("dev_harbor", "dev_all");
    expect(await refusal(unsubscribePush({ actor: employee, id: foreign.id, now: NOW }))).toMatchObject({
      kind: "forbidden",
    });
    await unsubscribePush({ actor: employee, id: own.id, now: NOW });
    expect(await listPushSubscriptions({ actor: employee, device: "dev_all" })).toEqual([]);
    expect(await refusal(unsubscribePush({ actor: employee, id: own.id, now: NOW }))).toMatchObject({
      kind: "missing",
    });
    // People know of it, so nobody has to be alarmed.
    expect(await goneDevices({ branch: "center" })).toEqual([]);
  });
});
