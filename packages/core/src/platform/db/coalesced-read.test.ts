import { expect, test } from "vitest";
import { batchWrite, metered, readCoalesced } from ".";

const key = (name: string) => ({ pk: `gathered#${name}`, sk: "row" });

test("reads requested at the same moment share one call, and each finds its own items", async () => {
  await batchWrite(["a", "b"].map((name) => ({ put: { ...key(name), name } })));
  const { result, use } = await metered(() =>
    Promise.all([readCoalesced([key("a")]), readCoalesced([key("a"), key("b")]), readCoalesced([key("c")])]),
  );
  const [first, second, third] = result;
  expect(first?.(key("a"))).toMatchObject({ name: "a" });
  expect(second?.(key("b"))).toMatchObject({ name: "b" });
  expect(third?.(key("c"))).toBeUndefined();
  expect(use.operations).toEqual({ BatchGetItem: 1 });
});

test("a later request is read again", async () => {
  await batchWrite([{ put: { ...key("d"), name: "before" } }]);
  await readCoalesced([key("d")]);
  await batchWrite([{ put: { ...key("d"), name: "after" } }]);
  expect((await readCoalesced([key("d")]))(key("d"))).toMatchObject({ name: "after" });
});
