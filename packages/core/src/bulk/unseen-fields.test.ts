import { products } from "@tresen/contract/catalog/product.resource";
import { tableCells } from "@tresen/contract/kit/table/rows";
import { tableColumns } from "@tresen/contract/kit/table/columns";
import { beforeAll, expect, it } from "vitest";
import { fieldsOf, finish, report, startedBy, view } from "../../test/bulk";
import { NOW, create, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { listVisible } from "../records";
import { findStaff } from "../user";
import { startImport } from "./start";

let writer: Actor;

beforeAll(async () => {
  await createShop();
  await create("roles", {
    ...{ id: "pricing", identifier: "ROLE_PRICING", name: "Preise" },
    permissions: [{ permission: "products.update", scope: "all" }],
  });
  await create("users", {
    ...{ id: "usr_writer", username: "writer@example.test", roles: ["ROLE_PRICING"], branches: [] },
    password: "ein-langes-passwort",
  });
  const found = await findStaff({ id: "usr_writer", now: NOW });
  if (!found) throw new Error("no user");
  writer = found;
  await create("products", { id: "secret", name: "Geheim", price: 260, isPriceHidden: true });
});

const { run } = startedBy(() => writer);

it("a guessed value of a field that the person cannot see counts as a change like any other", async () => {
  for (const price of [260, 261]) {
    const asked = { resource: "products", ids: ["secret"], changes: { price }, dryRun: true };
    expect((await run(asked)).view).toMatchObject({ changed: 1, unchanged: 0 });
  }
  const name = { resource: "products", ids: ["secret"], changes: { name: "Geheim" }, dryRun: true };
  expect((await run(name)).view).toMatchObject({ changed: 0, unchanged: 1 });
});

it("an empty cell says nothing of a field that the person cannot see", async () => {
  const [record] = await listVisible({ resource: products, actor: writer, ids: ["secret"] });
  if (!record) throw new Error("no record");
  const columns = tableColumns(products);
  const [, ...cells] = tableCells({ columns, record });
  const values = Object.fromEntries(columns.map(({ path }, index) => [path, cells[index] ?? ""]));
  expect(values).toMatchObject({ name: "Geheim", price: "" });
  const rows = [{ id: "secret", line: 2, values }];
  const started = await startImport({ actor: writer, now: NOW, input: { resource: "products", rows, dryRun: false } });
  await finish(started);
  expect(await report(writer, started)).toMatchObject([{ outcome: "unchanged" }]);
  expect(await view(writer, started)).toMatchObject({ unchanged: 1, refused: 0 });
  expect(await fieldsOf("products", "secret")).toMatchObject({ price: 260 });
});
