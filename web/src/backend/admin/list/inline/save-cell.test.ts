import { enteredFields } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { expect, it, vi } from "vitest";
import { ApiError } from "../../../../shared/api";
import type { Draft } from "../../model/draft";
import { fieldsOf } from "../../model/schema-fields";
import { saveCell } from "./save-cell";

const schema = enteredFields({ resource: resources.departments, isNew: false });
const fields = fieldsOf(schema);
const department = (version: number, changed: object = {}): AnyRecord => ({
  id: "dep_1",
  version,
  createdAt: "",
  updatedAt: "",
  branch: "brn_1",
  identifier: "7",
  name: "Fenster",
  ...changed,
});
const stale = () => new ApiError({ status: 409, errors: [{ code: "record.stale", message: "Veraltet." }] });
const never = async (): Promise<AnyRecord> => {
  throw new Error("Nothing is loaded");
};
type Request = { base: AnyRecord; draft: Draft };

/** A server whose record has this version. */
const server = (current: AnyRecord) =>
  vi.fn(async ({ base, draft }: Request) => {
    if (base.version !== current.version) throw stale();
    return department(current.version + 1, draft);
  });
const cell = (request: { value: unknown; save: (request: Request) => Promise<AnyRecord>; reload?: typeof never }) =>
  saveCell({ fields, schema, base: department(3), key: "name", reload: never, ...request });

it("changes the one value and keeps all others, and knows the former ones for the undo", async () => {
  const save = server(department(3));
  expect(await cell({ value: "Garten", save })).toMatchObject({
    kind: "saved",
    record: { version: 4, name: "Garten", identifier: "7", branch: "brn_1" },
    former: { name: "Fenster", identifier: "7" },
  });
  expect(save).toHaveBeenCalledTimes(1);
});

it("tells a fault in its cell without a call, and one that only the server knows", async () => {
  const save = vi.fn(never);
  expect(
    await saveCell({ fields, schema, base: department(3), key: "identifier", value: "", reload: never, save }),
  ).toMatchObject({ kind: "fault" });
  expect(save).not.toHaveBeenCalled();
  const refused = async (field: string) => {
    throw new ApiError({ status: 400, errors: [{ field, code: "taken", message: "Gibt es schon." }] });
  };
  expect(await cell({ value: "Bar", save: () => refused("name") })).toEqual({
    kind: "fault",
    message: "Gibt es schon.",
  });
  expect(await cell({ value: "Bar", save: () => refused("identifier") })).toEqual({
    kind: "fault",
    message: expect.stringMatching(/^.+: Gibt es schon\. Bitte im Formular berichtigen\.$/),
  });
});

it("keeps what somebody else changed meanwhile in other fields", async () => {
  const theirs = department(5, { identifier: "12" });
  expect(await cell({ value: "Garten", save: server(theirs), reload: async () => theirs })).toMatchObject({
    kind: "saved",
    record: { name: "Garten", identifier: "12", version: 6 },
    former: { name: "Fenster", identifier: "12" },
  });
});

it("leaves the choice where both changed the same field", async () => {
  const theirs = department(5, { name: "Kamin" });
  expect(await cell({ value: "Garten", save: server(theirs), reload: async () => theirs })).toEqual({
    kind: "conflict",
    theirs,
  });
  expect(await cell({ value: "Kamin", save: server(theirs), reload: async () => theirs })).toMatchObject({
    kind: "saved",
  });
});

it("passes on what is no conflict of versions", async () => {
  const refuse = async (): Promise<AnyRecord> => {
    throw stale();
  };
  await expect(cell({ value: "Garten", save: refuse, reload: async () => department(3) })).rejects.toThrow(ApiError);
});
