import { type Redirect, redirects } from "@tresen/contract/site/redirect.resource";
import { beforeEach, expect, test } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, admin } from "../../../test/shop";
import { metered } from "../../platform/db";
import { createRecord, indexing, updateRecord } from "../../records";
import { type Row, writeRow } from "../../records/rows";
import { redirectHooks } from ".";

const shared = { resource: redirects, actor: admin, now: NOW, hooks: redirectHooks, indexing };
const inputOf = (redirect: Partial<Redirect>) => redirects.fields.parse(redirect);
const create = (redirect: Partial<Redirect>) => createRecord({ ...shared, input: inputOf(redirect) });
let count = 0;
const at = new Date(NOW).toISOString();
const meta = { version: 1, createdAt: at, updatedAt: at, parts: 0, secrets: {} };

/** Checks a new redirect, lets others act, and writes it then. */
async function writeAfter({ redirect, others }: { redirect: Partial<Redirect>; others: () => Promise<unknown> }) {
  const row: Row = { ...meta, id: `red_${(count += 1)}`, fields: inputOf(redirect) };
  const checks = await redirectHooks.checks?.({ before: null, row, actor: admin, now: NOW });
  await others();
  return writeRow({ ...shared, before: null, after: row, checks, cause: { actor: admin, action: "create", now: NOW } });
}

let name = "";
beforeEach(() => (name = `pfad-${(count += 1)}`));

test("a redirect is refused to which another was made to lead since it was checked", async () => {
  const others = () => create({ path: `${name}/a`, target: `/${name}/B` });
  expect(await refusal(writeAfter({ redirect: { path: `${name}/b`, target: "/ziel" }, others }))).toMatchObject({
    kind: "input",
    details: [
      {
        field: "path",
        message: "Hierher führt seit eben eine andere Weiterleitung. Bitte speichern Sie noch einmal.",
      },
    ],
  });
});

test("a redirect is refused whose target got one since it was checked", async () => {
  const others = () => create({ path: `${name}/b`, target: "/ziel" });
  const redirect = { path: `${name}/a`, target: `/${name}/b` };
  expect(await refusal(writeAfter({ redirect, others }))).toMatchObject({ details: [{ field: "target" }] });
});

test("a redirect is not brought into use where another was made to lead meanwhile", async () => {
  const { id } = await create({ path: `${name}/b`, target: "/ziel", isEnabled: false });
  const others = () =>
    updateRecord({
      ...shared,
      id,
      input: { ...inputOf({ path: `${name}/b`, target: "/ziel" }), isEnabled: true, version: 1 },
    });
  const redirect = { path: `${name}/a`, target: `/${name}/b` };
  expect((await refusal(writeAfter({ redirect, others }))).kind).toBe("conflict");
});

test("one is taken at a path to which none leads any more, and others may lead to its target", async () => {
  const leading = await create({ path: `${name}/a`, target: `/${name}/b` });
  await updateRecord({
    ...shared,
    id: leading.id,
    input: { ...inputOf({ path: `${name}/a`, target: `/${name}/c` }), version: 1 },
  });
  const others = () => create({ path: `${name}/d`, target: `/${name}/c` });
  const stored = await writeAfter({ redirect: { path: `${name}/b`, target: `/${name}/c` }, others });
  expect(stored.fields).toMatchObject({ path: `${name}/b` });
});

test("the condition costs one read, and none where the redirect leads to the same place as before", async () => {
  const first = { path: `${name}/a`, target: `/${name}/b` };
  const made = await metered(() => create(first));
  // The mark of the path, the redirect at the target, those that lead to the path by either way of writing it.
  expect(made.use.operations).toEqual({ GetItem: 2, Query: 3, TransactWriteItems: 1 });
  const input = { ...inputOf({ ...first, note: "Neu" }), version: 1 };
  const noted = await metered(() => updateRecord({ ...shared, id: made.result.id, input }));
  expect(noted.use.operations).toEqual({ GetItem: 1, TransactWriteItems: 1 });
});
