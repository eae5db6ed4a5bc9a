import { keysOf } from "@tresen/contract/kit/object";
import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { ApiError } from "../../shared/api";
import { renderPage } from "./testing/page";

const failure = new ApiError({ status: 500, errors: [{ code: "unknown", message: "?" }], requestId: "req-1" });

for (const name of keysOf(resources)) {
  test(`${name}: a list or a record that cannot be loaded says so, and can be asked for again`, async () => {
    const { one, many } = resources[name];
    const list = await renderPage({ resource: name, failure });
    expect(list).toContain(`${many} konnten nicht geladen werden.`);
    expect(list).toContain("Erneut versuchen");
    const form = await renderPage({ resource: name, id: "xyz_1", failure });
    expect(form).toContain(`${one} konnte nicht geladen werden.`);
    expect(form).toContain("Erneut versuchen");
    expect(form).toContain("req-1");
  });
}
