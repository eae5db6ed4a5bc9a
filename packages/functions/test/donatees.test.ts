import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

describe.each(["donatees", "divisions"])("%s", (name) => {
  const path = `/api/${name}`;
  const create = (body: object) => send({ method: "POST", path, body, session: sessions.admin });
  const namesOf = async (query: Record<string, string>): Promise<unknown[]> => {
    const { data } = await send({ path, query });
    return Array.isArray(data) ? data.map((record: { name: string }) => record.name) : [];
  };
  beforeAll(async () => {
    for (const body of [
      { identifier: "wald", name: "Waldkindergarten", description: "Ein Platz im Grünen" },
      { identifier: "alm", name: "Verein Alm", description: "Hilft beim Mähen" },
    ])
      expect(await create(body)).toMatchObject({ status: 201, errors: [] });
  });

  test("are found by name, identifier and description, sorted both ways and filtered by their identifier", async () => {
    expect(await namesOf({ search: "mähen" })).toEqual(["Verein Alm"]);
    expect(await namesOf({ search: "wald" })).toEqual(["Waldkindergarten"]);
    expect(await namesOf({ sort: "identifier" })).toEqual(["Verein Alm", "Waldkindergarten"]);
    expect(await namesOf({ sort: "-name" })).toEqual(["Waldkindergarten", "Verein Alm"]);
    expect(await namesOf({ identifier: "alm" })).toEqual(["Verein Alm"]);
    expect((await send({ path, query: { description: "Hilft" } })).status).toBe(400);
  });

  test("have an identifier of their own, whatever its case", async () => {
    expect(await create({ identifier: "ALM", name: "Noch eine" })).toMatchObject({
      status: 400,
      errors: [{ field: "identifier" }],
    });
  });
});
