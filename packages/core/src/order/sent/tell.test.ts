import { beforeAll, describe, expect, test } from "vitest";
import {
  change,
  createStations,
  changed,
  deliver,
  knownAt,
  messagesOf,
  ordered,
  rowOf,
  sentOf,
  stored,
  told,
} from "../../../test/told";
import { interrupted } from "../../../test/interrupt";
import { placed } from "../../../test/orders";
import { refusal } from "../../../test/refusal";
import { NOW, admin, holder, staff } from "../../../test/shop";
import { changeOrder } from "..";
import { printOrder } from "./print";
import { SentEntity } from "./sent.entity";

const MINUTE = 60_000;
const employee = staff("ROLE_EMPLOYEE", "south");

beforeAll(createStations);

type Action = Parameters<typeof changeOrder>[0]["action"];
const act = (id: string, action: Action, now = NOW) => changeOrder({ actor: admin, id, action, now });

async function confirmed(products: readonly string[], changes: Parameters<typeof ordered>[1] = {}) {
  const order = await ordered(products, changes);
  await told(order.uid, () => act(order.id, "confirm"));
  return order;
}

describe("destinations of an order", () => {
  test("are told of it once it is begun, of changes by their difference, and that it is cancelled, once", async () => {
    const { id, uid } = await confirmed(["pizza", "platte"], { comment: "Bitte läuten" });
    expect(await messagesOf(id)).toEqual([
      "Bar 1 begun: new 1 × platte",
      "Ofen 1 begun: new 1 × pizza, new 1 × platte",
    ]);
    expect((await sentOf(id))[0]?.messages[0]).toMatchObject({ note: "Bitte läuten", at: new Date(NOW).toISOString() });
    await told(uid, () => change(id, 2, "cola", 1));
    expect((await messagesOf(id)).slice(1)).toEqual([
      "Bar 2 changed: new 1 × cola",
      "Ofen 1 begun: new 1 × pizza, new 1 × platte",
    ]);
    await told(uid, () => change(id, 0, "pizza", 3));
    await told(uid, () => change(id, 1, "platte", 0));
    await told(uid, () => change(id, 3, "brot", 2));
    await told(uid, () => act(id, "cancel"));
    expect(await messagesOf(id)).toEqual([
      "Bar 1 begun: new 1 × platte",
      "Bar 2 changed: new 1 × cola",
      "Bar 3 changed: cancelled 0 × platte",
      "Bar 4 cancelled: cancelled 0 × cola",
      "Küche 1 changed: new 2 × brot",
      "Küche 2 cancelled: cancelled 0 × brot",
      "Ofen 1 begun: new 1 × pizza, new 1 × platte",
      "Ofen 2 changed: changed 3 × pizza",
      "Ofen 3 changed: cancelled 0 × platte",
      "Ofen 4 cancelled: cancelled 0 × pizza",
    ]);
    const whole = (await sentOf(id)).find(({ name }) => name === "Küche");
    expect(whole).toMatchObject({ station: null, messages: [{ note: "Bitte läuten" }, {}] });
  });

  test("are told nothing of an order that nobody has confirmed, was rejected, or only goes on", async () => {
    const { id, uid } = await ordered(["pizza"]);
    await told(uid, () => change(id, 0, "pizza", 2));
    await told(uid, () => act(id, "reject"));
    expect(await messagesOf(id)).toEqual([]);
    const other = await confirmed(["pizza"]);
    const told1 = await messagesOf(other.id);
    await told(other.uid, () => act(other.id, "in-delivery"));
    await told(other.uid, () => act(other.id, "undo", NOW + 1000));
    await told(other.uid, () => act(other.id, "completed", NOW + 2000));
    await told(other.uid, () => act(other.id, "reopen", NOW + MINUTE));
    expect(await messagesOf(other.id)).toEqual(told1);
    await told(other.uid, () => change(other.id, 0, "pizza", 2));
    expect((await messagesOf(other.id)).at(-1)).toBe("Ofen 2 changed: changed 2 × pizza");
  });

  test("know in the end what a change did that was completed before it was told, once it is reopened", async () => {
    const { id, uid } = await confirmed(["pizza"]);
    const late = await changed(uid, () => change(id, 1, "cola", 1));
    const end = await changed(uid, () => act(id, "completed", NOW + 2000));
    await deliver(late);
    await deliver(end);
    expect(await knownAt(id)).toEqual({ Ofen: ["1: 1 × pizza"] });
    await told(uid, () => act(id, "reopen", NOW + MINUTE));
    expect(await knownAt(id)).toEqual({ Bar: ["2: 1 × cola"], Ofen: ["1: 1 × pizza"] });
  });

  test("belong to the kitchen as a whole in a branch without stations", async () => {
    const { id, uid } = await placed({
      branch: "harbor",
      items: [{ product: "margherita", amount: 1, unit: "piece" }],
    });
    await told(uid, () => act(id, "confirm"));
    expect(await messagesOf(id)).toEqual(["Küche 1 begun: new 1 × Margherita"]);
  });

  test("know exactly the positions after twenty changes, each delivered twice and some of them late", async () => {
    const { id, uid } = await confirmed(["pizza", "cola"]);
    const names = ["pizza", "cola", "platte", "brot"];
    const late: Parameters<typeof deliver>[0][] = [];
    for (let step = 0; step < 20; step += 1) {
      const index = (step * 7) % ((await rowOf(uid)).items.length + 1);
      const before = (await rowOf(uid)).items[index];
      const amount = before && before.amount > 0 ? (step * 5) % 4 : 1 + (step % 3);
      const product = before && before.amount > 0 && amount === 0 ? before.product : (names[(step * 3) % 4] ?? "pizza");
      late.push(await changed(uid, () => change(id, index, product, amount)));
      if (step % 3 === 2)
        for (const one of [...late.splice(0), ...late]) await Promise.all([deliver(one), deliver(one)]);
    }
    for (const one of late) await deliver(one);
    const { items } = await rowOf(uid);
    const at = (...products: string[]) =>
      items.flatMap(({ name, amount }, index) =>
        amount > 0 && products.includes(name) ? [`${index + 1}: ${amount} × ${name}`] : [],
      );
    const known = await knownAt(id);
    expect([known.Ofen, known.Bar, known["Küche"]]).toEqual(
      [at("pizza", "platte"), at("cola", "platte"), at("brot")].map((lines) => lines.sort()),
    );
    const rows = (await SentEntity.query.primary({ uid }).go()).data;
    for (const { messages } of rows)
      expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1));
  });
});

describe("what is told", () => {
  test("is neither lost nor told twice when its function is killed at any write, or runs at the same time", async () => {
    const expected = ["Bar 1 begun: new 1 × cola", "Ofen 1 begun: new 1 × pizza"];
    for (const after of [false, true])
      for (let write = 0; ; write += 1) {
        const { id, uid } = await ordered(["pizza", "cola"]);
        const change = await changed(uid, () => act(id, "confirm"));
        const isKilled = await interrupted({ run: () => deliver(change), write, after });
        await Promise.all([deliver(change), deliver(change), deliver(change)]);
        expect(await messagesOf(id)).toEqual(expected);
        if (!isKilled) break;
        expect(write).toBeLessThan(5);
      }
  });

  test("follows the order as it is, also where an older change is told after a newer one", async () => {
    const { id, uid } = await confirmed(["pizza"]);
    const drink = await changed(uid, () => change(id, 1, "cola", 1));
    const gone = await changed(uid, () => change(id, 1, "cola", 0));
    await deliver(gone);
    await deliver(drink);
    expect(await knownAt(id)).toEqual({ Ofen: ["1: 1 × pizza"] });
    const canceled = await changed(uid, () => act(id, "cancel"));
    await Promise.all([deliver(canceled), deliver(drink), deliver(canceled)]);
    expect(await messagesOf(id)).toEqual(["Ofen 1 begun: new 1 × pizza", "Ofen 2 cancelled: cancelled 0 × pizza"]);
  });

  test("is removed with what the customer has written, and expires with the order", async () => {
    const { id, uid } = await confirmed(["pizza"], { comment: "Für Anna" });
    const [row] = (await SentEntity.query.primary({ uid }).go()).data;
    expect(row?.expiresAt).toBe(NOW / 1000 + 30 * 86_400);
    await told(uid, () => act(id, "completed"));
    expect(await messagesOf(id)).toHaveLength(1);
    const { comment: _, ...rest } = await rowOf(uid);
    const before = await rowOf(uid);
    await deliver({ before, after: { ...rest, version: rest.version + 1 } });
    expect(await messagesOf(id)).toEqual([]);
  });
});

describe("printing", () => {
  const print = (id: string, key?: string, actor = employee) => printOrder({ actor, id, key, now: NOW + MINUTE });

  test("tells all of it again to everybody, once for each key", async () => {
    const { id } = await confirmed(["pizza", "cola"], { comment: "Bitte läuten" });
    await Promise.all([print(id, "one"), print(id, "one")]);
    await print(id, "one");
    expect(await messagesOf(id)).toEqual([
      "Bar 1 begun: new 1 × cola",
      "Bar 2 print: new 1 × cola",
      "Ofen 1 begun: new 1 × pizza",
      "Ofen 2 print: new 1 × pizza",
    ]);
    await print(id, "two");
    await print(id);
    await print(id);
    expect((await messagesOf(id)).filter((line) => line.includes("print"))).toHaveLength(8);
    const [bar] = await sentOf(id);
    expect(bar?.messages.at(-1)).toEqual(expect.objectContaining({ number: 5, note: "Bitte läuten" }));
    expect(JSON.stringify(bar)).not.toContain("key");
  });

  test("before its time counts as told, and the order is told again when it is begun", async () => {
    const { id, uid } = await ordered(["pizza"]);
    await print(id);
    await told(uid, () => change(id, 1, "cola", 1));
    await told(uid, () => act(id, "confirm"));
    expect(await messagesOf(id)).toEqual([
      "Bar 1 changed: new 1 × cola",
      "Bar 2 begun: new 1 × cola",
      "Ofen 1 print: new 1 × pizza",
      "Ofen 2 begun: new 1 × pizza",
    ]);
    const other = await ordered(["pizza"]);
    await print(other.id);
    await told(other.uid, () => act(other.id, "reject"));
    expect((await messagesOf(other.id)).at(-1)).toBe("Ofen 2 cancelled: cancelled 0 × pizza");
  });

  test("is refused for orders of which nothing is prepared, and to people who may not", async () => {
    const { id, uid } = await confirmed(["pizza"]);
    expect(await refusal(print(id, "a", staff("ROLE_EMPLOYEE", "harbor")))).toMatchObject({ kind: "forbidden" });
    const reader = holder({ permissions: ["orders.read"], branches: ["south"] });
    expect(await refusal(print(id, "a", reader))).toMatchObject({ kind: "forbidden" });
    await stored(uid, { state: "canceled" });
    expect(await refusal(print(id))).toMatchObject({
      kind: "conflict",
      message: "Beleg konnte nicht gedruckt werden.",
    });
    expect(await refusal(print("ord_01ARZ3NDEKTSV4RRFFQ69G5FAV"))).toMatchObject({ kind: "missing" });
  });

  test("again and again keeps the last messages alone, and their numbers go on", async () => {
    const { id } = await confirmed(["pizza"]);
    for (let time = 0; time < 55; time += 1) await print(id);
    const [oven] = await sentOf(id);
    expect(oven?.messages).toHaveLength(50);
    expect([oven?.messages[0]?.number, oven?.messages.at(-1)?.number]).toEqual([7, 56]);
  });
});
