import { BULK_STARTS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { MINUTE } from "@tresen/contract/kit/time";
import { beforeAll, expect, it } from "vitest";
import { person } from "../../test/bulk";
import { refusal } from "../../test/refusal";
import { NOW, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { startExport } from "./start";

let eager: Actor;
let calm: Actor;

beforeAll(async () => {
  await createShop();
  eager = await person("usr_eager", "ROLE_ADMIN");
  calm = await person("usr_calm", "ROLE_ADMIN");
});

const start = (actor: Actor, now = NOW) =>
  startExport({ actor, now, input: { resource: "tags", query: {}, format: "csv" } });

it("is limited for each person, and free again after a while", async () => {
  for (let count = 0; count < BULK_STARTS.limit; count += 1) await start(eager);
  expect(await refusal(start(eager))).toMatchObject({
    kind: "limit",
    code: "bulk.throttled",
    message: BULK_MESSAGES.throttled(BULK_STARTS.minutes),
    wait: BULK_STARTS.minutes * MINUTE,
  });
  expect(await start(calm)).toMatchObject({ state: "waiting" });
  expect(await start(eager, NOW + BULK_STARTS.minutes * MINUTE)).toMatchObject({ state: "waiting" });
});
