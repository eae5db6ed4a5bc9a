import { beforeAll, expect, it } from "vitest";
import { finish, person, startedBy } from "../../../test/bulk";
import { NOW, createShop } from "../../../test/shop";
import { type Actor, VISITOR } from "../../platform/actor";
import { listOwnJobs, undoBulk } from "..";

let lead: Actor;
let chief: Actor;

beforeAll(async () => {
  await createShop();
  lead = await person("usr_lead", "ROLE_MANAGER", "center");
  chief = await person("usr_chief", "ROLE_ADMIN");
});

const { start } = startedBy(() => lead);

it("lists the jobs that a person has started, the newest first, and nobody else's", async () => {
  expect(await listOwnJobs({ actor: lead })).toEqual([]);
  const first = await start({ resource: "tables", ids: ["table1"], changes: { identifier: "9" } });
  await start({ resource: "tables", ids: ["table1"], changes: { identifier: "8" }, dryRun: true });
  await start({ resource: "products", ids: ["custom"], changes: { price: 800 } }, chief);
  await finish(first);
  const undo = await undoBulk({ actor: lead, id: first.id, now: NOW + 1000 });
  const own = await listOwnJobs({ actor: lead });
  expect(own.map(({ id }) => id)).toEqual([undo.id, first.id]);
  expect(own).toMatchObject([
    { action: "undo", resource: "tables", state: "waiting", undoes: first.id },
    { action: "update", state: "done", changed: 1, startedBy: { id: "usr_lead" } },
  ]);
  expect((await listOwnJobs({ actor: chief })).map(({ resource }) => resource)).toEqual(["products"]);
  await expect(listOwnJobs({ actor: VISITOR })).rejects.toMatchObject({
    kind: "unauthenticated",
  });
});
